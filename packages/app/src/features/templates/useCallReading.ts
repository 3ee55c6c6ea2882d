import { readFundersCall, type BodyOf, type Schemas } from "@grantwright/api-client";
import { useApiClient } from "@grantwright/api-client/react-query";
import { useEffect, useState } from "react";

type Call = BodyOf<"readFundersCall">;

/** Why a question was taken back: not because the page was left. */
const skipped = "skipped";

/** A model that is waited for. */
interface Wait {
  control: AbortController;
  isOver: boolean;
}

/** The reading of calls, where a model may be waited for. */
export interface CallReading {
  /** Reads the call that is made ready. Throws an ApiError. */
  read: (makeReady: () => Promise<Call>) => Promise<Schemas["CallReading"]>;
  /** Waits for a model no longer: rules read alone. Undefined where none is waited for. */
  skip: (() => void) | undefined;
  /** Whether that was asked for. */
  isSkipped: boolean;
}

/** Reads calls, by rules alone once nobody wants to wait for the model any more. Leaving the page ends the waiting. */
export function useCallReading(isByModel: boolean): CallReading {
  const client = useApiClient();
  const [wait, setWait] = useState<Wait>();
  useEffect(() => () => wait?.control.abort(), [wait]);
  const read = async (makeReady: () => Promise<Call>) => {
    if (!isByModel) return readFundersCall(client, await makeReady());
    const control = new AbortController();
    const { signal } = control;
    setWait({ control, isOver: false });
    try {
      const call = await makeReady();
      try {
        return await readFundersCall(client, call, { signal });
      } catch (error) {
        if (signal.reason !== skipped) throw error;
        return await readFundersCall(client, { ...call, byRules: true });
      }
    } finally {
      setWait(undefined);
    }
  };
  const skip = () => {
    wait?.control.abort(skipped);
    setWait(wait && { ...wait, isOver: true });
  };
  return { read, skip: wait ? skip : undefined, isSkipped: wait?.isOver === true };
}
