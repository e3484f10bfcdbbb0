import { Button, Text, Textarea } from '@mantine/core'
import type { TextareaProps } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type * as Y from 'yjs'
import type { TextField } from '#domain/activity/items/itemType.ts'
import type { PageFields } from '#domain/activity/steps.ts'
import { times } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { announce } from '#ui/focus/announce.ts'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { excessOf } from '../add/answerQueue.ts'
import { useDraftEdit } from '../add/useDraft.ts'
import type { DraftEdit } from '../add/useDraft.ts'
import { useItemNoun } from '../itemNoun.ts'
import { itemText } from '../itemText.ts'
import { ItemDialog, PresentItem, usePresentAtOnce, usePresentToRoom } from '../presented/PresentItem.tsx'
import type { OpenItem } from '../presented/useOpenItem.ts'
import { useMayDo } from '../session/useMayDo.ts'
import { activityText } from '../text.ts'
import { DeleteItemDialog } from './deleteDialogs.ts'
import { EditActions } from './EditActions.tsx'
import classes from './Item.module.css'
import { SourceLine } from './SourceLine.tsx'
import type { ItemActs } from './useItemActs.ts'

/** The texts of an item that are edited in its dialog. */
interface Texts {
  text: string
  /** Left out by items without a description. */
  desc?: string
}

interface EditedItem extends Texts {
  id: string
  isMine: boolean
  isSaved: boolean
}

export interface ItemEditorProps<Item extends EditedItem> {
  opened: OpenItem<Item>
  item: Item
  /** Its texts, as its type describes them. */
  fields: { text: Pick<TextField, 'most'>; desc?: Pick<TextField, 'most'> & { label: string } }
  acts: ItemActs<Item, Texts>
  /** The document that names its source. */
  source: Y.Doc
  /** Input is closed for this person. */
  isLocked: boolean
  /** The room sees it. */
  areShown: boolean
  /** It was opened to be presented to everyone, which happens at once. */
  isToPresent?: boolean
  onPresented?: () => void
  /** Where the room is led with it, where it does not see the page of this screen. */
  roomPage?: PageFields | undefined
  /** What it answers, above its text. */
  heading?: string | undefined
  /** Acts of the kind, before those that all have. */
  actions?: ReactNode
  /** Below the item, such as its comments. @param isFootTaken the buttons of an edit are the dialog's foot */
  below?: (isFootTaken: boolean) => ReactNode
}

const flipTime = { '--flip-time': `${times.cardFlipMs}ms` } as CSSProperties

/** One item in full: read, edit, delete, present. A draft is kept until it is saved or cancelled. SPEC B25, B20 */
export function ItemEditor<Item extends EditedItem>({
  opened,
  item,
  fields,
  acts,
  source,
  isLocked,
  areShown,
  isToPresent = false,
  onPresented,
  roomPage,
  heading,
  actions,
  below,
}: ItemEditorProps<Item>) {
  const shared = useText(activityText)
  const text = useText(itemText)
  const noun = useItemNoun()
  const ui = useText(uiText)
  const { isFocused, isToEdit } = opened
  const now = { text: item.text, desc: item.desc ?? '' }
  const edit = useDraftEdit(`${item.id}.edit`, { begun: isToEdit ? now.text : null })
  const descEdit = useDraftEdit(`${item.id}.description`, { begun: isToEdit ? now.desc : null })
  // The initial value of each field; for a draft kept from before the page was closed it differs from the current item.
  const [began, setBegan] = useState(isToEdit ? now : null)
  const [isDeleting, setDeleting] = useState(false)
  // Opening an item does not flip the card: only starting or ending an edit does.
  const [isTurned, setTurned] = useState(false)
  const present = usePresentToRoom(opened, roomPage)
  usePresentAtOnce({
    ...{ isWanted: isToPresent, isPresented: isFocused, present },
    onDone: () => onPresented?.(),
  })

  const mayArrange = useMayDo('arrange')
  const mayLead = useMayDo('lead')
  const mayChange = (mayArrange || item.isMine) && !isLocked
  const isEditing = edit.draft !== null || descEdit.draft !== null
  const drafts = { text: edit.draft ?? now.text, desc: descEdit.draft ?? now.desc }
  const written = { text: drafts.text.trim(), desc: drafts.desc.trim() }
  const excess = {
    text: excessOf(written.text, fields.text.most),
    desc: excessOf(written.desc, fields.desc?.most ?? Infinity),
  }
  const isWritable = written.text !== '' && excess.text === 0 && excess.desc === 0 && mayChange

  const endEdit = (): void => {
    setTurned(true)
    edit.end()
    descEdit.end()
    if (isToEdit && !isFocused) opened.close()
  }
  const save = (): void => {
    if (!isWritable) return
    const changed = changesIn(began ?? now, written)
    if (Object.keys(changed).length > 0) {
      const mistake = acts.change(item, changed)
      if (mistake !== null) return notify(mistake, 'bad')
      announce((noun === 'item' ? text.ofItem : text).changed)
    }
    endEdit()
  }
  const remove = (): AnyMessage | null => {
    // Time may have run out while the confirmation was open.
    if (!mayChange) return shared.inputLocked
    opened.onRemoved()
    const mistake = acts.remove(item)
    if (mistake === null) endEdit()
    return mistake
  }
  const onKeyDown = useFieldKeys({ onEnter: save })
  const field = (name: keyof Texts, { change }: DraftEdit): TextareaProps => ({
    autosize: true,
    error: excess[name] > 0 && shared.tooLong(excess[name]),
    value: drafts[name],
    onChange: (event) => change(event.currentTarget.value),
    onKeyDown,
  })

  if (isDeleting) {
    return (
      <DeleteItemDialog
        desk={item.isSaved ? acts.desk : null}
        onConfirm={remove}
        onClose={() => setDeleting(false)}
      />
    )
  }
  return (
    <ItemDialog opened={opened}>
      {heading !== undefined && (
        <Text c="dimmed" size="sm" mb={8} dir="auto">
          {heading}
        </Text>
      )}
      <div
        key={Number(isEditing)}
        className={classes.side}
        style={flipTime}
        data-turned={isTurned || undefined}
      >
        {isEditing ? (
          <>
            <Textarea
              aria-label={shared.addLabel(noun)}
              data-autofocus
              autoFocus
              minRows={3}
              description={ui.charactersLeft(drafts.text.length, fields.text.most)}
              {...field('text', edit)}
            />
            {fields.desc && (
              <Textarea label={fields.desc.label} minRows={2} maxRows={8} {...field('desc', descEdit)} />
            )}
          </>
        ) : (
          <>
            <p className={classes.text} data-focused={isFocused || undefined} dir="auto">
              {item.text}
            </p>
            {fields.desc && now.desc !== '' && (
              <p className={classes.description} data-focused={isFocused || undefined} dir="auto">
                {now.desc}
              </p>
            )}
          </>
        )}
      </div>
      <SourceLine doc={source} itemId={item.id} />
      {isEditing ? (
        <DialogActions>
          <EditActions isIdle={!isWritable} onSave={save} onCancel={endEdit} />
        </DialogActions>
      ) : (
        <div className={classes.actions}>
          {actions}
          {mayChange && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} />}
              onClick={() => {
                setTurned(true)
                setBegan(now)
                edit.begin(now.text)
                descEdit.begin(now.desc)
              }}
            >
              {ui.edit}
            </Button>
          )}
          {mayLead && <PresentItem {...{ opened, areShown }} isSaved={item.isSaved} onPresent={present} />}
          {mayChange && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} />}
              onClick={() => {
                setTurned(false)
                setDeleting(true)
              }}
            >
              {ui.delete}
            </Button>
          )}
        </div>
      )}
      {below?.(isEditing)}
    </ItemDialog>
  )
}

/** The fields that the user changed. A field left at its initial value is not included, whatever others changed meanwhile. */
function changesIn(began: Required<Texts>, written: Required<Texts>): Partial<Texts> {
  return {
    ...(written.text !== began.text && { text: written.text }),
    ...(written.desc !== began.desc && { desc: written.desc }),
  }
}
