import "@grantwright/ui/fonts.css";
import { GlobalStyle, ThemeProvider } from "@grantwright/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { basenameOf, takeToken, teamIdOf } from "./browser/address.ts";
import { AppRoutes } from "./routes/AppRoutes.tsx";
import { createQueryClient } from "./routes/createQueryClient.ts";
import { Providers } from "./routes/Providers.tsx";

// The token leaves the address before anything else can read it.
const token = takeToken();
const { pathname } = window.location;

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <ThemeProvider>
      <GlobalStyle />
      <BrowserRouter basename={basenameOf(pathname)}>
        <Providers queryClient={createQueryClient()} teamId={teamIdOf(pathname)} token={token}>
          <AppRoutes />
        </Providers>
      </BrowserRouter>
    </ThemeProvider>
  </StrictMode>,
);
