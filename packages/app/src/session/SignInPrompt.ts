import { createContext, useContext } from "react";

/** Opens the sign-in dialog over the screen, which stays as it is. */
export const SignInPromptContext = createContext<() => void>(() => {});

/** Opens the sign-in dialog over the screen. */
export const usePromptSignIn = () => useContext(SignInPromptContext);
