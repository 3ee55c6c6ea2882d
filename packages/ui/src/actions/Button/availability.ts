/** A control that cannot be used yet stays in the tab order, and has to say why. */
export type Availability =
  | { isUnavailable?: false; unavailableReason?: undefined }
  | {
      /** Shown as unavailable, and does nothing when pressed. */
      isUnavailable: boolean;
      /** Why, for a person: shown on hover, focus and a press, and announced with the control. */
      unavailableReason: string;
    };

/** The same for buttons, whose reason may stand beside them already. */
export type ButtonAvailability =
  | (Availability & { unavailableReasonId?: undefined })
  | {
      /** Shown as unavailable, and does nothing when pressed. */
      isUnavailable: boolean;
      unavailableReason?: undefined;
      /** The id of words beside it that say why: they are announced with it, and nothing repeats them. */
      unavailableReasonId: string;
    };
