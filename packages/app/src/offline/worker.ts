import { forgetWhatEnds, readWithoutNetwork } from "./answers.ts";
import { keepShell, openWithoutNetwork } from "./shell.ts";

// The service worker. It makes the app open and readable without a network, and is out of the way with one: pages and data come
// from the network first, and what is written never passes through it. See docs/decisions/0018-offline.md.
keepShell();
openWithoutNetwork();
readWithoutNetwork();
forgetWhatEnds();
