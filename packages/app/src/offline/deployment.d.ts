/** What the build tells the service worker of the app that it belongs to. */
declare module "virtual:deployment" {
  /** A name of this deployment: another one for other files. */
  export const version: string;
  /** The addresses of the files to keep before they are asked for, without the page. */
  export const files: readonly string[];
  /** The scripts that the page begins with: all that is kept where data are dear. */
  export const first: readonly string[];
  /** The address of the script that its page begins with. */
  export const entry: string;
}
