// Keys, the map, and orders of march. Everything else works without.
(() => {
    "use strict";
    const ARROWS = { ArrowUp: "north", ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west" };
    const all = (what, where = document) => Array.from(where.querySelectorAll(what));

    const press = key => {
        const target = all("[data-key]").find(each => each.dataset.key === key);
        if (!target) return false;
        if (target.matches("fieldset")) {
            target.querySelector("button")?.focus();
        } else if (target.matches("summary")) {
            target.parentElement.open = true;
            (target.parentElement.querySelector("input:not([type=hidden]), select") || target).focus();
        } else {
            target.click();
        }
        return true;
    };

    const step = wind => {
        const button = document.querySelector("[data-compass] button." + wind);
        button?.click();
        return Boolean(button);
    };

    document.addEventListener("keydown", event => {
        const writing = event.target.closest("input, select, textarea, [contenteditable]");
        if (event.key === "Escape") {
            all("details.deed[open]").forEach(each => { each.open = false; });
        }
        if (writing || event.ctrlKey || event.metaKey || event.altKey) return;
        const scrolls = event.target.closest(".scroll, .map");
        const done = ARROWS[event.key] ? !scrolls && step(ARROWS[event.key]) : press(event.key.toLowerCase());
        if (done) event.preventDefault();
    });

    // A press on the map walks there, or fills the cell that an open form asks for.
    document.addEventListener("click", event => {
        const map = event.target.closest(".map svg");
        if (!map) return;
        const cell = cellAt(map, event);
        if (!cell) return;
        const open = document.querySelector("details.deed[open] [data-cell-field]");
        if (open) {
            open.value = cell;
            open.focus();
            return;
        }
        const walk = document.querySelector("details[data-map=walk] form");
        if (walk) {
            walk.querySelector("[data-cell-field]").value = cell;
            walk.requestSubmit();
        }
    });

    // A choice that costs something for good is asked for twice.
    document.addEventListener("click", event => {
        const asks = event.target.closest("[data-sure]");
        if (asks && !window.confirm(asks.dataset.sure)) {
            event.preventDefault();
            event.stopImmediatePropagation();
        }
    }, true);

    const cellAt = (map, event) => event.target.closest("[data-cell]")?.dataset.cell;

    // Rows that are put in order get buttons to move them; the numbers stay for those without a pointer.
    const orders = () => all("[data-order]:not([data-ready])").forEach(set => {
        set.dataset.ready = "";
        const number = () => all("li", set).forEach((row, at) => { row.querySelector("input").value = at + 1; });
        all("li", set).forEach(row => {
            for (const [sign, words, move] of [
                ["↑", "forward", () => row.previousElementSibling?.before(row)],
                ["↓", "back", () => row.nextElementSibling?.after(row)],
            ]) {
                const button = document.createElement("button");
                button.type = "button";
                button.textContent = sign;
                button.setAttribute("aria-label", row.querySelector("span").textContent + ": " + words);
                button.addEventListener("click", () => { move(); number(); button.focus(); });
                row.append(button);
            }
        });
    });

    // A small map fills more of its frame; the company stays in the middle of it.
    const LARGEST = 1.75;
    const centre = () => {
        const map = document.querySelector(".map");
        const sheet = map?.querySelector("svg");
        if (sheet) {
            const wide = Number(sheet.getAttribute("width"));
            const high = Number(sheet.getAttribute("height"));
            const scale = Math.min(LARGEST, Math.max(1, Math.min(map.clientWidth / wide, map.clientHeight / high) * 0.96));
            sheet.style.width = wide * scale + "px";
        }
        const company = map?.querySelector(".wg-m-figures use");
        if (!company) return;
        const frame = map.getBoundingClientRect();
        const at = company.getBoundingClientRect();
        map.scrollLeft += at.left + at.width / 2 - frame.left - frame.width / 2;
        map.scrollTop += at.top + at.height / 2 - frame.top - frame.height / 2;
    };

    // In a new place, and when somebody is met, the list of what can be done begins at its top again.
    let place = "";
    const arrive = () => {
        const met = document.querySelector(".meeting") ? ", met" : "";
        const here = (document.querySelector("#strip .place b")?.textContent || "") + met;
        const deeds = document.querySelector(".deeds");
        if (deeds && place && here !== place) deeds.scrollTop = 0;
        place = here;
    };

    // What is opened is brought into sight.
    document.addEventListener("toggle", event => {
        if (!event.target.matches?.("details.deed[open]")) return;
        const compass = document.querySelector(".deeds .group.first");
        const kept = compass && getComputedStyle(compass).position === "sticky" ? compass.offsetHeight : 0;
        event.target.style.scrollMarginTop = kept + 8 + "px";
        event.target.scrollIntoView({ block: "nearest" });
    }, true);

    // Numbers and addresses can be had at a press, where the browser lets a page write to the clipboard.
    const copies = () => all(".copy[hidden]").forEach(button => { button.hidden = !navigator.clipboard; });
    document.addEventListener("click", async event => {
        const button = event.target.closest(".copy");
        if (!button) return;
        const said = button.closest(".copies").querySelector("[role=status]");
        const name = button.dataset.name || (button.dataset.name = button.textContent);
        try {
            const text = button.dataset.copy ? await (await fetch(button.dataset.copy)).text() : location.href;
            await navigator.clipboard.writeText(text);
            button.textContent = "Copied";
            said.textContent = "Copied";
        } catch {
            button.textContent = "Not copied";
            said.textContent = "The browser would not copy it";
        }
        setTimeout(() => { button.textContent = name; said.textContent = ""; }, 2500);
    });

    // A table that is wider than its frame can be scrolled by keys.
    const frames = () => all(".wide").forEach(frame => {
        if (frame.scrollWidth <= frame.clientWidth || frame.hasAttribute("tabindex")) return;
        frame.tabIndex = 0;
        frame.setAttribute("role", "region");
        frame.setAttribute("aria-label", frame.querySelector("caption")?.textContent || "Table");
    });

    // What has been worked on is read out when it is there.
    document.addEventListener("htmx:afterSettle", event => {
        const said = document.getElementById("worked-out");
        if (said && event.target.id === "found" && !event.target.querySelector(".working")) {
            said.textContent = event.target.querySelector(".lead, .fault, caption")?.textContent || "It is worked out.";
        }
    });

    const refresh = () => { orders(); arrive(); centre(); copies(); frames(); };
    document.addEventListener("DOMContentLoaded", refresh);
    window.addEventListener("load", refresh);
    document.addEventListener("htmx:afterSettle", refresh);
    document.addEventListener("htmx:oobAfterSwap", refresh);

    // Two answers that cross may bring the same lines; each is shown once.
    document.addEventListener("htmx:oobBeforeSwap", event => {
        if (event.detail.target.id !== "log") return;
        all("li[id]", event.detail.fragment).forEach(line => {
            if (document.getElementById(line.id)) line.remove();
        });
    });

    // News of what this page has just been told is no news; while an order is under way, its answer brings the news.
    let underWay = 0;
    let newest = 0;
    const known = () => Number(document.getElementById("since")?.value || 0);
    const order = event => event.detail.requestConfig?.verb === "post";
    document.addEventListener("htmx:sseBeforeMessage", event => {
        newest = Math.max(newest, Number(event.detail.data));
        if (underWay > 0 || newest <= known()) event.preventDefault();
    });
    document.addEventListener("htmx:beforeRequest", event => { if (order(event)) underWay++; });
    document.addEventListener("htmx:afterRequest", event => {
        if (!order(event)) return;
        underWay = Math.max(0, underWay - 1);
        // What was heard need not be said again; what was refused stays to be mended.
        const talk = event.target.closest?.("[data-talk]");
        if (talk && event.detail.successful && !talk.querySelector(".refusal")) talk.querySelector(".words input").value = "";
        const news = document.getElementById("news");
        if (underWay === 0 && news && newest > known()) window.htmx.trigger(news, "sse:changed");
    });
})();
