// What the same twelve parts weigh in the browser with each of several kits, built in one run: Button, text field, text area,
// checkbox, switch, radio group, select, dialog, menu, tooltip, tabs and toast, with the theme and base styles each asks for.
// React is left out; the library that a kit takes its styles from is not. Installs the kits first, apart from the workspace.
import { execFileSync, type ExecFileSyncOptions } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const kits: { name: string; root: string; source: string }[] = [
  {
    name: "@grantwright/ui",
    root: "packages/ui",
    source: `export { Button, Checkbox, Dialog, GlobalStyle, Menu, MenuItem, RadioGroup, Select, Switch, Tabs, TextArea, TextField, ThemeProvider, ToastRegion, Tooltip, showToast } from "${resolve("packages/ui/dist/index.js")}";`,
  },
  {
    name: "React Aria Components, without styles",
    root: "bench/kits",
    source: `export { Button, Checkbox, CheckboxGroup, Dialog, DialogTrigger, FieldError, Input, Label, ListBox, ListBoxItem, Menu, MenuItem, MenuTrigger, Modal, ModalOverlay, Popover, Radio, RadioGroup, Select, SelectValue, Switch, Tab, TabList, TabPanel, Tabs, Text, TextArea, TextField, Tooltip, TooltipTrigger, UNSTABLE_Toast, UNSTABLE_ToastContent, UNSTABLE_ToastQueue, UNSTABLE_ToastRegion } from "react-aria-components";`,
  },
  {
    name: "Mantine",
    root: "bench/kits",
    source: `${"baseline default-css-variables global ScrollArea UnstyledButton VisuallyHidden Paper Popover CloseButton Group Loader Overlay ModalBase Input InlineInput Flex Button Checkbox Radio Switch Modal Menu Tooltip Tabs Combobox Notification"
      .split(" ")
      .map((name) => `import "@mantine/core/styles/${name}.css";`)
      .join("\n")}
import "@mantine/notifications/styles.css";
export { Button, Checkbox, MantineProvider, Menu, Modal, Radio, Select, Switch, Tabs, Textarea, TextInput, Tooltip } from "@mantine/core";
export { Notifications, notifications } from "@mantine/notifications";`,
  },
  {
    name: "MUI",
    root: "bench/kits",
    source: `export { Alert, Button, Checkbox, CssBaseline, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Menu, MenuItem, Radio, RadioGroup, Select, Snackbar, Switch, Tab, Tabs, TextField, ThemeProvider, Tooltip, createTheme } from "@mui/material";`,
  },
  {
    name: "Chakra UI",
    root: "bench/kits",
    source: `export { Button, ChakraProvider, Checkbox, Dialog, Field, Input, Menu, Portal, RadioGroup, Select, Switch, Tabs, Textarea, Toast, Toaster, Tooltip, createListCollection, createToaster, defaultSystem } from "@chakra-ui/react";`,
  },
  {
    name: "Primer",
    root: "bench/kits",
    source: `import "@primer/primitives/dist/css/functional/themes/light.css";
import "@primer/primitives/dist/css/functional/themes/dark.css";
import "@primer/primitives/dist/css/primitives.css";
export { ActionList, ActionMenu, Banner, BaseStyles, Button, Checkbox, Dialog, FormControl, Radio, RadioGroup, Select, Textarea, TextInput, ThemeProvider, ToggleSwitch } from "@primer/react";
export { UnderlinePanels } from "@primer/react/experimental";
export { Tooltip } from "@primer/react/next";`,
  },
];

const gzipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

async function weigh({ root, source }: (typeof kits)[number]): Promise<{ scripts: number; styles: number }> {
  const scratch = mkdtempSync(join(resolve(root), ".kit-"));
  try {
    writeFileSync(join(scratch, "parts.ts"), source);
    const result = await build({
      configFile: false,
      logLevel: "silent",
      root: resolve(root),
      define: { "process.env.NODE_ENV": '"production"' },
      build: {
        write: false,
        target: "es2023",
        minify: true,
        cssMinify: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: join(scratch, "parts.ts"),
          external: /^react(-dom)?(\/|$)/,
          preserveEntrySignatures: "strict",
        },
      },
    });
    const outputs = (Array.isArray(result) ? result : [result]) as unknown as {
      output: { fileName: string; code?: string; source?: string | Uint8Array }[];
    }[];
    let scripts = "";
    let styles = "";
    for (const { fileName, code, source: asset } of outputs.flatMap(({ output }) => output)) {
      if (code) scripts += code;
      else if (fileName.endsWith(".css")) styles += asset?.toString() ?? "";
    }
    return { scripts: gzipped(scripts), styles: styles ? gzipped(styles) : 0 };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const inherit: ExecFileSyncOptions = { stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" };
execFileSync("pnpm", ["--filter", "@grantwright/ui", "build"], inherit);
execFileSync("pnpm", ["install", "--ignore-workspace", "--no-lockfile", "--ignore-scripts", "--silent"], {
  cwd: "bench/kits",
  stdio: "inherit",
  shell: process.platform === "win32",
});
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
console.log("| Kit | JavaScript, kB gz | CSS, kB gz | Together |");
console.log("| --- | ---: | ---: | ---: |");
for (const kit of kits) {
  const { scripts, styles } = await weigh(kit);
  console.log(
    `| ${kit.name} | ${kilobytes(scripts)} | ${styles ? kilobytes(styles) : "in it"} | ${kilobytes(scripts + styles)} |`,
  );
}
