import { useSearchParams } from "react-router-dom";
import { pageOf, useAddressSearch } from "../page/addressOfList.ts";
import { sortOf, type DocumentSort, type ListPart } from "./listPart.ts";

/** Which documents of a list are shown: it stands in the address, so that a reload and the way back keep it. */
export function useListPart() {
  const [params, setParams] = useSearchParams();
  const { typed, setTyped, search } = useAddressSearch();
  const part: ListPart = { search, sort: sortOf(params), page: pageOf(params) };
  const setSort = (sort: DocumentSort) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete("page");
        if (sort === "changed") after.delete("sort");
        else after.set("sort", sort);
        return after;
      },
      { replace: true },
    );
  return { part, typed, setTyped, setSort };
}
