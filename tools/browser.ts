import { existsSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { chromium } from "playwright";

const systemPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Where a Chromium is that tests can drive: CHROMIUM_PATH, Playwright's own, then the system's. Undefined where there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
    return named;
  }
  const bundled = chromium.executablePath();
  return [bundled, ...systemPaths].find((path) => path && existsSync(path));
}

/** As findChromium, but on Debian as root installs the system's Chromium first where there is none. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    const quiet = { stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"] };
    console.log("No Chromium here: installing Debian's package.");
    execFileSync("apt-get", ["update", "-qq"], quiet);
    execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], quiet);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need Chromium. Install it (on Debian: apt-get install chromium; elsewhere: pnpm exec playwright install chromium) or set CHROMIUM_PATH.",
  );
}

/** Launch options that work on a workstation and, as root, in a container. */
export function chromiumLaunchOptions(): { executablePath: string; args: string[]; env: NodeJS.ProcessEnv } {
  const args = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
  // Debian's package has it on, and without a graphics card it costs a quarter of a story's time.
  args.push("--disable-gpu-rasterization");
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  // Without a locale it cannot name a file in anything but ASCII.
  const env = process.env.LC_ALL || process.env.LANG ? process.env : { ...process.env, LC_ALL: "C.UTF-8" };
  return { executablePath: ensureChromium(), args, env };
}
