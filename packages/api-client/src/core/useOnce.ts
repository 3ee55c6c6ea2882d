import { useState } from "react";
import { createOnce } from "./idempotency.ts";

/** Idempotency-Keys for the calls of one hook; see createOnce. */
export const useOnce = () => useState(createOnce)[0];
