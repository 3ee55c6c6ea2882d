import { Button } from "@grantwright/ui";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { object, ref, string, type InferType } from "yup";
import preview from "../../../../.storybook/preview.tsx";
import { Form } from "./Form.tsx";
import type { Refusal } from "./formState.ts";
import { FormPasswordField } from "./FormPasswordField.tsx";
import { FormRefusal } from "./FormRefusal.tsx";
import { FormSegmentedControl } from "./FormSegmentedControl.tsx";
import { FormSubmit } from "./FormSubmit.tsx";
import { FormTextArea } from "./FormTextArea.tsx";
import { FormTextField } from "./FormTextField.tsx";
import { useForm } from "./useForm.ts";

const copy = {
  nameMissing: "Enter a name.",
  nameLong: "The name is too long.",
  short: "It needs 8 characters or more.",
  mismatch: "Passwords do not match",
} as const;

const schema = object({
  name: string().defined().matches(/\S/, copy.nameMissing).max(12, copy.nameLong),
  password: string().defined().min(8, copy.short),
  again: string()
    .defined()
    .oneOf([ref("password")], copy.mismatch),
  note: string().defined(),
  kind: string().oneOf(["one", "other"]).defined(),
});

type Values = InferType<typeof schema>;

const nothing: Values = { name: "", password: "", again: "", note: "", kind: "one" };
const send = fn();

interface ExampleProps {
  /** What the server says to it; nothing where it takes it. */
  refusal?: Refusal;
  /** The values stand outside the form, as those that a device keeps. */
  isKept?: boolean;
}

/** A form with a field of each kind, whose server answers when it is told to. */
function Example({ refusal, isKept = false }: ExampleProps) {
  const [values, write] = useState(nothing);
  const form = useForm<Values>({
    schema,
    initialValues: nothing,
    source: isKept ? { values, write } : undefined,
    onSubmit: async (typed) => {
      await send(typed);
      if (refusal) throw new Error("Refused");
    },
    refusalOf: () => refusal,
  });
  return (
    <Form form={form} style={{ display: "grid", gap: 16, maxInlineSize: 480 }}>
      <FormTextField name="name" label="Name" isRequired />
      <FormPasswordField name="password" label="Password" autoComplete="new-password" isRequired />
      <FormPasswordField name="again" label="Once more" autoComplete="new-password" isRequired />
      <FormTextArea name="note" label="Note" />
      <FormSegmentedControl
        name="kind"
        label="Kind"
        options={[
          { value: "one", label: "One" },
          { value: "other", label: "Other" },
        ]}
      />
      <FormRefusal />
      <div>
        <FormSubmit pendingLabel="Sending...">Send</FormSubmit>
        <Button variant="line" onPress={form.reset}>
          Begin anew
        </Button>
      </div>
    </Form>
  );
}

const meta = preview.meta({
  title: "Screens/Forms",
  tags: ["!autodocs"],
  component: Example,
  beforeEach: () => {
    send.mockReset();
  },
});

const name = () => screen.getByRole("textbox", { name: "Name" });
const password = () => screen.getByLabelText(/^Password/, { selector: "input" });
const again = () => screen.getByLabelText(/^Once more/, { selector: "input" });
const submit = () => screen.getByRole("button", { name: "Send" });

interface Keys {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  tab: () => Promise<void>;
}

const fill = async (userEvent: Keys) => {
  await userEvent.type(name(), "Ines");
  await userEvent.type(password(), "12345678");
  await userEvent.type(again(), "12345678");
};

/** What is wrong is said on leaving the field, and goes while it is being put right. */
export const SaidOnLeaving = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(password(), "1234567");
    await expect(screen.queryByText(copy.short)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await screen.findByText(copy.short)).toBeVisible();
    await expect(password()).toBeInvalid();
    await userEvent.type(password(), "{Backspace}");
    await expect(screen.queryByText(copy.short)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await screen.findByText(copy.short)).toBeVisible();
    await userEvent.type(password(), "789");
    await expect(password()).toBeValid();
  },
});

/** A field that was right says at once that it is not any more; one that holds too much says it however it came to. */
export const SaidAtOnce = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(name(), "Ines");
    await userEvent.clear(name());
    await expect(screen.getByText(copy.nameMissing)).toBeVisible();
    await userEvent.click(name());
    await userEvent.paste("Maria Ines Okafor");
    await expect(screen.getByText(copy.nameLong)).toBeVisible();
    await userEvent.type(name(), "{Backspace}");
    await expect(screen.getByText(copy.nameLong)).toBeVisible();
  },
});

/** A field that is passed through says nothing. */
export const LeftEmpty = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(name());
    await userEvent.tab();
    await userEvent.type(name(), "  ");
    await userEvent.tab();
    await expect(screen.queryByText(copy.nameMissing)).not.toBeInTheDocument();
    await expect(name()).toBeValid();
  },
});

/** A submit says all that is wrong, and the first field takes the focus. */
export const SubmittedWrong = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(again(), "12345678");
    await userEvent.click(submit());
    await expect(await screen.findByText(copy.nameMissing)).toBeVisible();
    await expect(screen.getByText(copy.short)).toBeVisible();
    await expect(screen.getByText(copy.mismatch)).toBeVisible();
    await expect(name()).toHaveFocus();
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Begin anew" }));
    await expect(screen.queryByText(copy.nameMissing)).not.toBeInTheDocument();
    await expect(again()).toHaveValue("");
  },
});

/** While it is sent the button says so, keeps the focus, and sends nothing twice. */
export const Submitting = meta.story({
  play: async ({ userEvent }) => {
    let answer = () => {};
    send.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
    await fill(userEvent);
    await userEvent.click(submit());
    const pending = await screen.findByRole("button", { name: "Sending..." });
    await expect(pending).toHaveFocus();
    await expect(pending).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(pending);
    await userEvent.type(name(), "{Enter}");
    await expect(send).toHaveBeenCalledTimes(1);
    answer();
    await waitFor(() => expect(submit()).not.toHaveAttribute("aria-disabled"));
  },
});

/** A refusal of one field stands there, takes the focus, and goes with the next key. Nothing that was typed is lost. */
export const FieldRefused = meta.story({
  args: { refusal: { id: "password", message: "This password is too easy to guess." } },
  play: async ({ userEvent }) => {
    await fill(userEvent);
    await userEvent.click(submit());
    await expect(await screen.findByText("This password is too easy to guess.")).toBeVisible();
    await expect(password()).toHaveFocus();
    await expect(password()).toHaveValue("12345678");
    await expect(name()).toHaveValue("Ines");
    await userEvent.type(password(), "9");
    await expect(screen.queryByText("This password is too easy to guess.")).not.toBeInTheDocument();
    await expect(screen.getByText(copy.mismatch)).toBeVisible();
  },
});

/** A refusal of the whole form stands in it until it is sent again. */
export const FormRefused = meta.story({
  args: { refusal: { message: "The server is being repaired." } },
  play: async ({ userEvent }) => {
    await fill(userEvent);
    await userEvent.click(submit());
    await expect(await screen.findByRole("alert")).toHaveTextContent("The server is being repaired.");
    await expect(submit()).toHaveFocus();
    await expect(again()).toHaveValue("12345678");
  },
});

/** The same where the values stand outside the form. */
export const Kept = meta.story({
  args: { isKept: true },
  play: async ({ userEvent }) => {
    await userEvent.click(submit());
    await expect(await screen.findByText(copy.nameMissing)).toBeVisible();
    await fill(userEvent);
    await userEvent.click(screen.getByRole("radio", { name: "Other" }));
    await userEvent.click(submit());
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({
        name: "Ines",
        password: "12345678",
        again: "12345678",
        note: "",
        kind: "other",
      }),
    );
    await expect(name()).toHaveValue("Ines");
  },
});
