declare module "subset-font" {
  /** An axis from one value to another, or held at one. */
  type Axis = number | { min: number; max: number; default: number };

  /** Makes a font with the letters of `text` alone. Of what the package takes, the part that is used here. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; keepFeatures: string[]; variationAxes: Record<string, Axis> },
  ): Promise<Buffer>;
}
