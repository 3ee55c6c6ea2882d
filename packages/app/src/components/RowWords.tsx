import { Text } from "@grantwright/ui";

/** Props of RowWords. */
export interface RowWordsProps {
  /** What the row is about, as people named it. */
  name: string;
  details: string;
}

/** What a row of Rows is about, and what is to be known of it. */
export const RowWords = ({ name, details }: RowWordsProps) => (
  <div>
    <Text as="span">
      <bdi>{name}</bdi>
    </Text>
    <Text as="span" size={12} tone="soft">
      {details}
    </Text>
  </div>
);
