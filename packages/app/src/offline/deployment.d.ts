/** What the build tells the service worker of the app that it belongs to. */
declare module "virtual:deployment" {
  /** A name of this deployment: another one for other files. */
  export const version: string;
  /** The addresses of all files that the app is made of, without its page. */
  export const files: readonly string[];
  /** The address of the script that its page begins with. */
  export const entry: string;
}
