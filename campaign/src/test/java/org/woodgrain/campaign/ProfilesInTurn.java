package org.woodgrain.campaign;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContext;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContextProvider;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.platform.commons.support.AnnotationSupport;
import org.woodgrain.rules.Profile;

/** One run of a test class for each profile. */
final class ProfilesInTurn implements ClassTemplateInvocationContextProvider {

    @Override
    public boolean supportsClassTemplate(ExtensionContext context) {
        return true;
    }

    @Override
    public Stream<Run> provideClassTemplateInvocationContexts(ExtensionContext context) {
        return Arrays.stream(Profile.values()).map(Run::new);
    }

    record Run(Profile profile) implements ClassTemplateInvocationContext {
        @Override
        public String getDisplayName(int number) {
            return profile.label();
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of(new Binding(profile), new Applies(profile), new Given(profile));
        }
    }

    /** Binds the profile around whatever of a test runs. */
    record Binding(Profile profile) implements InvocationInterceptor {

        private <T extends @Nullable Object> T within(Invocation<T> part) throws Throwable {
            return ScopedValue.where(Played.PROFILE, profile).call(part::proceed);
        }

        @Override
        public <T> T interceptTestClassConstructor(
                Invocation<T> part, ReflectiveInvocationContext<Constructor<T>> what, ExtensionContext context)
                throws Throwable {
            return within(part);
        }

        @Override
        public void interceptBeforeEachMethod(
                Invocation<@Nullable Void> part, ReflectiveInvocationContext<Method> what, ExtensionContext context)
                throws Throwable {
            within(part);
        }

        @Override
        public void interceptTestMethod(
                Invocation<@Nullable Void> part, ReflectiveInvocationContext<Method> what, ExtensionContext context)
                throws Throwable {
            within(part);
        }

        @Override
        public void interceptTestTemplateMethod(
                Invocation<@Nullable Void> part, ReflectiveInvocationContext<Method> what, ExtensionContext context)
                throws Throwable {
            within(part);
        }
    }

    /** Passes by what the other profile alone has. */
    record Applies(Profile profile) implements ExecutionCondition {
        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            return AnnotationSupport.findAnnotation(context.getElement(), OnlyUnder.class)
                    .filter(only -> only.value() != profile)
                    .map(only -> ConditionEvaluationResult.disabled(
                            "only " + only.value().label() + ": " + only.because()))
                    .orElse(ConditionEvaluationResult.enabled("both profiles have it"));
        }
    }

    /** Hands the profile to a test that asks for it and has no source of its own. */
    record Given(Profile profile) implements ParameterResolver {
        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == Profile.class
                    && !AnnotationSupport.isAnnotated(parameter.getDeclaringExecutable(), ParameterizedTest.class);
        }

        @Override
        public Profile resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return profile;
        }
    }
}
