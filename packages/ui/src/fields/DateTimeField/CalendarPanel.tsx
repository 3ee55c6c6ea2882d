import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { Dialog } from "react-aria-components/Dialog";
import { ChevronEndIcon, ChevronStartIcon } from "../../icons/icons.tsx";
import { Panel } from "./CalendarPanel.styles.ts";

/** The calendar of a DateTimeField, beside it while it is open. Its words and the first day of a week are those of the person's language. */
export function CalendarPanel() {
  return (
    <Panel offset={4}>
      <Dialog>
        <Calendar>
          <header>
            <Button slot="previous">
              <ChevronStartIcon size="small" />
            </Button>
            <CalendarHeading level={2} />
            <Button slot="next">
              <ChevronEndIcon size="small" />
            </Button>
          </header>
          <CalendarGrid>
            <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Panel>
  );
}
