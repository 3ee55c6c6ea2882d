import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeConsumer, run, type Tarballs } from "./pack.ts";

const registry = `"use client";
import { useServerInsertedHTML } from "next/navigation";
import { useState } from "react";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

export function StyleRegistry({ children }: { children: React.ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return <>{styles}</>;
  });
  if (typeof window !== "undefined") return <>{children}</>;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
`;

// A server component: it reads values of the package, and hands children to client components.
const layout = `import "@grantwright/ui/fonts.css";
import { GlobalStyle, ThemeProvider, palette, themeScript } from "@grantwright/ui";
import { StyleRegistry } from "./StyleRegistry";

export const viewport = { themeColor: palette.light.ground };

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <StyleRegistry>
          <ThemeProvider>
            <GlobalStyle />
            {children}
          </ThemeProvider>
        </StyleRegistry>
      </body>
    </html>
  );
}
`;

const page = `import { Badge, Heading, ProgressMarkers, TextField } from "@grantwright/ui";

// A server component: it hands plain props to parts that are client components.
export default async function Page() {
  const value = await Promise.resolve(50);
  return (
    <main>
      <Heading level={1} size={36}>A garden in every parish</Heading>
      <ProgressMarkers value={value} />
      <Badge tone="brand">Grant</Badge>
      <TextField label="Grant Name" />
    </main>
  );
}
`;

/** A Next.js app with server components: it builds, and the page it makes ahead has the words and the styles. */
export function checkNextConsumer(scratch: string, tarballs: Tarballs): void {
  const folder = join(scratch, "next-consumer");
  makeConsumer({
    folder,
    tarballs: { "@grantwright/ui": tarballs["@grantwright/ui"]! },
    dependencies: {
      "@types/node": "24.19.2",
      "@types/react": "19.3.0",
      "@types/react-dom": "19.3.0",
      next: "16.4.6",
      typescript: "6.0.3",
    },
    files: {
      "app/StyleRegistry.tsx": registry,
      "app/layout.tsx": layout,
      "app/page.tsx": page,
      "next.config.mjs": "export default { compiler: { styledComponents: true } };\n",
      "tsconfig.json": JSON.stringify({
        compilerOptions: {
          target: "ES2023",
          lib: ["ES2023", "DOM", "DOM.Iterable"],
          module: "ESNext",
          moduleResolution: "Bundler",
          jsx: "react-jsx",
          strict: true,
          noEmit: true,
          skipLibCheck: true,
          plugins: [{ name: "next" }],
        },
        include: ["next-env.d.ts", "app"],
      }),
    },
  });
  run("pnpm", ["exec", "next", "build"], folder, { ...process.env, NEXT_TELEMETRY_DISABLED: "1" });
  const html = readFileSync(join(folder, ".next/server/app/index.html"), "utf8");
  const parts = ["A garden in every parish", "Outline Created", "--color-brand", "Grant Name"];
  // Values that the server read: the theme script, and a colour.
  for (const part of [...parts, "prefers-color-scheme:dark", 'content="oklch(0.957 0.0125 88)"'])
    if (!html.includes(part)) throw new Error(`The page of the Next.js app lacks ${part}`);
  console.log("A Next.js app with server components builds, and its page has its words and styles.");
}
