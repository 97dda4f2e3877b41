/** The texts of another language have the shape of the English ones. */
export type Translated<Text> = {
  [Key in keyof Text]: Text[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Text[Key] extends string
      ? string
      : Translated<Text[Key]>;
};
