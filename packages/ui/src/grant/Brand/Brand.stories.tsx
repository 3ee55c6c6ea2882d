import preview from "../../../../../.storybook/preview.tsx";
import { Brandmark } from "./Brandmark.tsx";
import { Wordmark } from "./Wordmark.tsx";

const meta = preview.meta({ component: Wordmark, title: "Foundations/Brand" });

export const Default = meta.story();

export const Small = meta.story({ args: { size: "small" } });

export const MarkAlone = meta.story({ render: () => <Brandmark size={64} /> });
