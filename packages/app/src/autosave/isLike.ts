/** Whether a value has the shape of a sample, as far as the sample shows it: of a list, that it is one. */
export const isLike = (value: unknown, sample: unknown): boolean =>
  Array.isArray(sample)
    ? Array.isArray(value)
    : typeof value === typeof sample &&
      (typeof sample !== "object" ||
        (value !== null && Object.entries(sample ?? {}).every(([key, part]) => isLike((value as never)[key], part))));
