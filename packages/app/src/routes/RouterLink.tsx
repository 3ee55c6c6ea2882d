import type { AnchorProps } from "@grantwright/ui";
import { Link } from "react-router-dom";

/** The router's link in the shape that the design system asks for. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />;
}
