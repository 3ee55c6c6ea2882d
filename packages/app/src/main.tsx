import "@grantwright/ui/fonts.css";
import { GlobalStyle, ThemeProvider } from "@grantwright/ui";
import { StrictMode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { basenameOf, reloadForToken, takeToken, teamIdOf } from "./browser/address.ts";
import { installWorker } from "./browser/offline/installWorker.ts";
import { allowEmptying } from "./browser/trustedTypes.ts";
import { ScreenBoundary } from "./components/ScreenBoundary/ScreenBoundary.tsx";
import { AppRoutes } from "./routes/AppRoutes.tsx";
import { createQueryClient } from "./routes/createQueryClient.ts";
import { localeOf } from "./routes/locale.ts";
import { Providers } from "./routes/Providers.tsx";

allowEmptying();
// The token leaves the address before anything else can read it.
const token = takeToken();
reloadForToken();
const { pathname } = window.location;
const queryClient = createQueryClient();
const keepApp = () => {
  if (import.meta.env.PROD)
    installWorker(async () => {
      await queryClient.cancelQueries();
      await queryClient.invalidateQueries();
    });
};

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <ThemeProvider>
      <GlobalStyle />
      <ScreenBoundary>
        <BrowserRouter basename={basenameOf(pathname)}>
          <I18nProvider locale={localeOf(navigator.languages, document.documentElement)}>
            <Providers queryClient={queryClient} teamId={teamIdOf(pathname)} token={token} onSignedIn={keepApp}>
              <AppRoutes />
            </Providers>
          </I18nProvider>
        </BrowserRouter>
      </ScreenBoundary>
    </ThemeProvider>
  </StrictMode>,
);
