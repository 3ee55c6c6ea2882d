import { Button, Checkbox, Heading, IconButton, PlusIcon, Select, showToast, Text, TrashIcon } from "@grantwright/ui";
import { LineArea } from "./LineArea.tsx";
import { copy } from "./templates.copy.ts";
import { Entries, PaperLine } from "./TemplateParts.styles.ts";
import { Part } from "./Templates.styles.ts";
import { newEntryId, type ItemModel, type Problems, type TemplateModel } from "./templateModel.ts";

/** Props of ChecklistPart. */
export interface ChecklistPartProps {
  items: readonly ItemModel[];
  problems: Problems;
  onUpdate: (change: (model: TemplateModel) => TemplateModel) => void;
}

const categories = (Object.entries(copy.categories) as [ItemModel["category"], string][]).map(([value, label]) => ({
  value,
  label,
}));
const nameId = (id: string) => `item-${id}-name`;
const focusOn = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** What is attached to an application. */
export function ChecklistPart({ items, problems, onUpdate }: ChecklistPartProps) {
  const setItems = (change: (all: readonly ItemModel[]) => readonly ItemModel[]) =>
    onUpdate((model) => ({ ...model, documentChecklist: change(model.documentChecklist) }));
  const change = (id: string, part: Partial<ItemModel>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const remove = (item: ItemModel, index: number) => {
    setItems((all) => all.filter(({ id }) => id !== item.id));
    const next = items[index + 1] ?? items[index - 1];
    focusOn(next ? nameId(next.id) : "add-item");
    showToast({
      title: copy.removed(item.name.trim() || copy.item(index + 1)),
      duration: 12_000,
      action: {
        label: copy.undo,
        onPress: () => {
          setItems((all) => [...all.slice(0, index), item, ...all.slice(index)]);
          focusOn(nameId(item.id));
        },
      },
    });
  };
  return (
    <Part>
      <Heading level={2} size={22}>
        {copy.checklist}
      </Heading>
      <Text tone="soft">{items.length > 0 ? copy.checklistText : copy.noItems}</Text>
      {items.length > 0 && (
        <Entries as="ul">
          {items.map((item, index) => (
            <PaperLine key={item.id}>
              <LineArea
                id={nameId(item.id)}
                label={copy.item(index + 1)}
                isLabelHidden
                value={item.name}
                onChange={(name) => change(item.id, { name })}
                errorMessage={problems[`${item.id}.name`]}
              />
              <Select
                label={copy.itemCategory(index + 1)}
                isLabelHidden
                options={categories}
                value={item.category}
                onChange={(category) => change(item.id, { category })}
              />
              <Checkbox
                label={copy.required}
                isSelected={item.required}
                onChange={(required) => change(item.id, { required })}
              />
              <IconButton
                label={copy.remove(item.name.trim() || copy.item(index + 1))}
                icon={<TrashIcon />}
                onPress={() => remove(item, index)}
              />
            </PaperLine>
          ))}
        </Entries>
      )}
      <div>
        <Button
          id="add-item"
          variant="line"
          onPress={() => {
            const item: ItemModel = { id: newEntryId(), name: "", category: "default", required: true };
            setItems((all) => [...all, item]);
            focusOn(nameId(item.id));
          }}
        >
          <PlusIcon />
          {copy.addItem}
        </Button>
      </div>
    </Part>
  );
}
