export const eachHook =
  <Given extends readonly unknown[], Result>(hooks: readonly ((...given: Given) => Result)[]) =>
  (...given: Given): readonly Result[] =>
    hooks.map((hook) => hook(...given));
