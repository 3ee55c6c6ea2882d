/** Where a proposal says what has to be looked at before it is sent; an address that ends with it leads there. */
export const beforeSendElementId = "before-you-send";
