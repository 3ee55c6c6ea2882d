const unused = (): never => {
  throw new Error("Our schemas rename no keys.");
};

/** Of yup's renaming of keys, which our schemas never ask for. */
export { unused as camelCase, unused as snakeCase };
