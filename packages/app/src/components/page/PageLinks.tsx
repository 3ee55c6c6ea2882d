import { ButtonLink } from "@grantwright/ui";
import { useSearchParams } from "react-router-dom";
import { Pages } from "./PageLinks.styles.ts";
import { pagesCopy as copy } from "./pages.copy.ts";

/** Props of PageLinks. */
export interface PageLinksProps {
  /** What is turned through. */
  title: string;
  /** From 1 on. */
  page: number;
  hasNext: boolean;
}

/** The pages before and after this one; nothing where all of it is on one. */
export function PageLinks({ title, page, hasNext }: PageLinksProps) {
  const [params] = useSearchParams();
  if (page === 1 && !hasNext) return null;
  const hrefOf = (other: number) => {
    const there = new URLSearchParams(params);
    if (other > 1) there.set("page", String(other));
    else there.delete("page");
    return `?${there.toString()}`;
  };
  return (
    <Pages aria-label={copy.pages(title)}>
      <div>
        {page > 1 && (
          <ButtonLink variant="line" href={hrefOf(page - 1)}>
            {copy.previous}
          </ButtonLink>
        )}
      </div>
      <span aria-current="page">{copy.page(page)}</span>
      <div>
        {hasNext && (
          <ButtonLink variant="line" href={hrefOf(page + 1)}>
            {copy.next}
          </ButtonLink>
        )}
      </div>
    </Pages>
  );
}
