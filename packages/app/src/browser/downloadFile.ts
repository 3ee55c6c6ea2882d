/** Has the browser fetch a file and keep it, as a link with `download` does. */
export function downloadFile(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
