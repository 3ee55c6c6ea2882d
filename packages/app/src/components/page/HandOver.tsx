import { ViewTransition, type ReactNode } from "react";

/** Props of HandOver. */
export interface HandOverProps {
  /** Of the document that it shows. On a page only one thing is handed over for each document. */
  docId: string;
  /** One element: its card in a list, or its sheet. */
  children: ReactNode;
}

/** A document that is handed from one page to the next: its card becomes its sheet, and the sheet of a draft that of its proposal. */
export function HandOver({ docId, children }: HandOverProps) {
  return (
    <ViewTransition name={`document-${docId}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
