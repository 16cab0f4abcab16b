package org.woodgrain.server.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openqa.selenium.By;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.woodgrain.campaign.offers.Pick;

/** A browser without a screen, and hands to play with. */
final class Window implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Path PICTURES = Path.of("target/screenshots");

    private final ChromeDriver driver;

    private Window(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Opens a window; empty where no Chromium with its driver is installed. */
    static Optional<Window> open() {
        Optional<Path> browser = installed("chromium", "chromium-browser", "google-chrome");
        Optional<Path> driver = installed("chromedriver");
        if (browser.isEmpty() || driver.isEmpty()) {
            return Optional.empty();
        }
        try {
            ChromeOptions options = new ChromeOptions();
            options.setBinary(browser.get().toFile());
            options.addArguments(
                    "--headless",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--hide-scrollbars",
                    "--user-data-dir=" + Files.createTempDirectory("woodgrain-browser"));
            ChromeDriverService service = new ChromeDriverService.Builder()
                    .usingDriverExecutable(driver.get().toFile())
                    .build();
            return Optional.of(new Window(new ChromeDriver(service, options)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Path> installed(String... names) {
        for (String folder : String.valueOf(System.getenv("PATH")).split(":", -1)) {
            for (String name : names) {
                Path file = Path.of(folder, name);
                if (Files.isExecutable(file)) {
                    return Optional.of(file);
                }
            }
        }
        return Optional.empty();
    }

    void go(String address) {
        driver.get(address);
        until("document.readyState === 'complete'");
    }

    String address() {
        return String.valueOf(driver.getCurrentUrl());
    }

    void resize(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    }

    /** A picture at a desk's and at a phone's width. */
    void picture(String name) {
        for (int[] size : List.of(new int[] {1280, 860}, new int[] {390, 844})) {
            resize(size[0], size[1]);
            script("dispatchEvent(new Event('load'))");
            Object data = driver.executeCdpCommand("Page.captureScreenshot", Map.of("format", "png"))
                    .get("data");
            try {
                Files.createDirectories(PICTURES);
                Files.write(
                        PICTURES.resolve(name + "-" + size[0] + ".png"),
                        Base64.getDecoder().decode(String.valueOf(data)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        resize(1280, 860);
    }

    /** Whether the page is wider than the window, which no page should be. */
    boolean tooWide() {
        return Boolean.TRUE.equals(
                script("return document.documentElement.scrollWidth > document.documentElement.clientWidth"));
    }

    Object script(String script, Object... arguments) {
        Object result = ((JavascriptExecutor) driver).executeScript(script, arguments);
        return result == null ? "" : result;
    }

    String text(String selector) {
        return String.valueOf(script("return document.querySelector(arguments[0])?.innerText || ''", selector));
    }

    int count(String selector) {
        return driver.findElements(By.cssSelector(selector)).size();
    }

    WebElement element(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    void type(CharSequence keys) {
        script("document.activeElement.blur()");
        new Actions(driver).sendKeys(keys).perform();
    }

    void typeAndWait(Keys key) {
        String before = mark();
        type(key);
        changed(before);
    }

    void clickAndWait(String selector) {
        String before = mark();
        element(selector).click();
        changed(before);
    }

    void until(String condition) {
        new WebDriverWait(driver, PATIENCE)
                .until(any -> Boolean.TRUE.equals(script("return Boolean(" + condition + ")")));
    }

    /** Something that is different as soon as an order has been answered. */
    private String mark() {
        return String.valueOf(script("return (document.getElementById('since')?.value || '') + '|'"
                + " + (document.querySelector('input[name=order]')?.value || '') + location.pathname"));
    }

    private void changed(String before) {
        new WebDriverWait(driver, PATIENCE).until(any -> !mark().equals(before));
    }

    /** Takes up an offer as a player would: opens it, fills its fields, presses the button. */
    void take(Pick pick) {
        String before = mark();
        Object missing = script(HANDS, pick.offer(), pick.values());
        if (!missing.toString().isEmpty()) {
            throw new IllegalStateException("The page does not let " + pick + " be done: " + missing);
        }
        changed(before);
    }

    private static final String HANDS = """
            const [offer, values] = arguments;
            const forms = Array.from(document.querySelectorAll("#actions form"));
            const form = forms.find(each => each.querySelector("input[name=offer]").value === offer);
            if (!form) return "no such offer";
            const details = form.closest("details");
            if (details) details.open = true;
            let button = Array.from(form.querySelectorAll("button:not([type=button])")).at(-1);
            for (const [name, given] of Object.entries(values)) {
                const press = Array.from(form.querySelectorAll("button[name='f." + name + "']"));
                if (press.length > 0) {
                    button = press.find(each => each.value === given[0]);
                    if (!button) return name + " has no " + given;
                    continue;
                }
                const ranks = form.querySelectorAll("input[name^='rank." + name + ".']");
                ranks.forEach(input => {
                    const at = given.indexOf(input.name.slice(("rank." + name + ".").length));
                    input.value = at < 0 ? "" : at + 1;
                });
                if (ranks.length > 0) continue;
                const inputs = Array.from(form.querySelectorAll("[name='f." + name + "']"));
                if (inputs.length === 0) return "no field " + name;
                if (["radio", "checkbox"].includes(inputs[0].type)) {
                    inputs.forEach(input => { input.checked = given.includes(input.value); });
                } else if (given.length > 0) {
                    inputs[0].value = given[0];
                }
            }
            if (!button) return "no button";
            const wrong = Array.from(form.elements).filter(each => each.willValidate && !each.checkValidity());
            if (wrong.length > 0) return "the browser is not content with " + wrong.map(each => each.name);
            button.click();
            return "";
            """;

    @Override
    public void close() {
        driver.quit();
    }
}
