/** A control that cannot be used yet stays in the tab order, and has to say why. */
export type Availability =
  | { isUnavailable?: false; unavailableReason?: undefined }
  | {
      /** Shown as unavailable, and does nothing when pressed. */
      isUnavailable: boolean;
      /** Why, for a person: shown on hover and focus, and announced with the control. */
      unavailableReason: string;
    };
