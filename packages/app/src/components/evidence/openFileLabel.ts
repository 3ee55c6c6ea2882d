/** Names what opens the drawer at a file, apart from its other texts, which come with it. */
export const openFileLabel = (filename: string) => `${filename}: what was read of it`;
