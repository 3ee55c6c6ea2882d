// Writes src/icons/drawings.ts. Run it (pnpm drawings) after adding a name to drawings.ts, or with a new version of Lucide.
import { writeFileSync } from "node:fs";
import { drawingsText } from "./drawings.ts";

writeFileSync("src/icons/drawings.ts", await drawingsText());
