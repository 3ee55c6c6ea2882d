import { TextArea } from "@grantwright/ui";

/** Props of LineArea. */
export interface LineAreaProps {
  id?: string;
  label: string;
  isLabelHidden?: boolean;
  value: string;
  /** Called with the whole line at every change; what breaks a pasted one becomes a space. */
  onChange: (line: string) => void;
  onBlur?: () => void;
  errorMessage: string | undefined;
  isRequired?: boolean;
}

/** A line that is seen whole: where it is long it goes on below, for a question that is cut off says nothing. */
export function LineArea({ onChange, ...rest }: LineAreaProps) {
  return <TextArea {...rest} onChange={(text) => onChange(text.replace(/\s*\n\s*/g, " "))} minRows={1} />;
}
