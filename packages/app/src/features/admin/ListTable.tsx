import type { ReactNode } from "react";
import { Table } from "./Admin.styles.ts";
import { copy } from "./admin.copy.ts";

/** Props of ListTable. */
export interface ListTableProps<Item> {
  /** The names of the columns; the last may be a node, such as a hidden word. */
  columns: readonly ReactNode[];
  items: readonly Item[];
  /** A row, with the key of its item. */
  children: (item: Item) => ReactNode;
}

/** Things in rows under named columns, or that nothing matches. */
export function ListTable<Item>({ columns, items, children }: ListTableProps<Item>) {
  if (items.length === 0) return <p>{copy.none}</p>;
  return (
    <Table>
      <table>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{items.map(children)}</tbody>
      </table>
    </Table>
  );
}
