import { Button, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import { excessOf } from '#activity/add/answerQueue.ts'
import { useDraftEdit } from '#activity/add/useDraft.ts'
import { DeleteDialog } from '#activity/item/deleteDialogs.ts'
import { goneText } from '#activity/item/goneText.ts'
import { useItemActs } from '#activity/item/useItemActs.ts'
import { useActingRole } from '#activity/session/useMayDo.ts'
import { activityText } from '#activity/text.ts'
import { mayChangeItem } from '#domain/activity/items/readItems.ts'
import { limits } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import { statementApproved } from '#domain/messages/pulse.ts'
import { statementType } from '#domain/pulse/items.ts'
import { loseDrafts } from '#sync/device/draftPlaces.ts'
import { useRoom } from '#sync/room/room.tsx'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { announce } from '#ui/focus/announce.ts'
import { CopyButton } from '#ui/inputs/CopyButton.tsx'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Pulse } from '../usePulse.ts'
import { pulseText } from '../text.ts'
import { statementScreen } from './statementScreen.ts'
import type { StatementItem } from './statementScreen.ts'
import type { Statements } from './useStatements.ts'

/** A statement whose dialog is open. */
export interface OpenStatement {
  /** As it was when the dialog was opened. */
  statement: StatementItem
  does: 'edit' | 'delete'
}

export interface StatementDialogsProps {
  opened: OpenStatement
  pulse: Pulse
  statements: Statements
  onClose: () => void
}

/**
 * Edits a statement, or asks before it is deleted. It stays open when the statement is approved or deleted meanwhile:
 * then it says so, and what was typed can be copied. SPEC PU4
 */
export function StatementDialogs({ opened, pulse, statements, onClose }: StatementDialogsProps) {
  const { statement, does } = opened
  const { isLocked, inCategory } = statements
  const acts = useItemActs(pulse, statementScreen)
  const text = useText(pulseText)
  const shared = useText(activityText)
  const role = useActingRole()
  const { approved, waiting } = inCategory(statement.groupId)
  const now = [...approved, ...waiting].find(({ id }) => id === statement.id)
  const whyNot =
    now === undefined
      ? text.wasDeleted
      : mayChangeItem(statementType, role, { isMine: now.isMine, isShown: now.isApproved })
        ? null
        : statementApproved
  if (does === 'edit')
    return whyNot === null ? (
      <EditStatement {...{ statement, acts, isLocked, onClose }} />
    ) : (
      <LostEdit {...{ statement, whyNot, onClose }} />
    )
  const remove = (): AnyMessage | null => {
    // Time may have run out while the dialog was open, or somebody may have approved the statement.
    if (isLocked) return shared.inputLocked
    if (whyNot !== null) return whyNot
    return acts.remove(statement)
  }
  return (
    <DeleteDialog
      title={text.deleteTitle}
      body={text.deleteBody}
      deleted={text.deleted}
      desk={statement.isSaved ? acts.desk : null}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}

interface EditStatementProps extends Pick<Statements, 'isLocked'> {
  acts: { change: (statement: StatementItem, changed: { text: string }) => AnyMessage | null }
  statement: StatementItem
  onClose: () => void
}

/** What is typed is kept until it is saved or cancelled: leaving the dialog otherwise discards nothing. */
function EditStatement({ statement, acts, isLocked, onClose }: EditStatementProps) {
  const text = useText(pulseText)
  const shared = useText(activityText)
  const ui = useText(uiText)
  const edit = useDraftEdit(`${statement.id}.edit`)
  const [mistake, setMistake] = useState<AnyMessage | null>(null)
  const draft = edit.draft ?? statement.text
  const words = draft.trim()
  const excess = excessOf(words, limits.statementText)
  const isIdle = words === '' || words === statement.text || excess > 0 || isLocked
  const end = (): void => {
    edit.end()
    onClose()
  }
  const save = (): void => {
    if (isIdle) return
    const failed = acts.change(statement, { text: words })
    setMistake(failed)
    if (failed !== null) return
    announce(text.changed)
    end()
  }
  const onKeyDown = useFieldKeys({ onEnter: save })
  return (
    <AppDialog title={text.editTitle} onClose={onClose} isWide>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Textarea
          aria-label={text.field}
          data-autofocus
          autosize
          minRows={3}
          maxRows={10}
          error={excess > 0 && shared.tooLong(excess)}
          description={ui.charactersLeft(draft.length, limits.statementText)}
          inputWrapperOrder={['input', 'description', 'error']}
          value={draft}
          onChange={(event) => edit.change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <MistakeAlert message={isLocked ? shared.inputLocked : mistake} />
        <DialogActions>
          <Button variant="default" onClick={end}>
            {ui.cancel}
          </Button>
          <SubmitButton disabled={isIdle}>{ui.save}</SubmitButton>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}

/** In place of the field: why the statement cannot be changed any more, and what was typed. */
function LostEdit({
  statement,
  whyNot,
  onClose,
}: Pick<EditStatementProps, 'statement' | 'onClose'> & { whyNot: AnyMessage }) {
  const text = useText(pulseText)
  const gone = useText(goneText)
  const ui = useText(uiText)
  const edit = useDraftEdit(`${statement.id}.edit`)
  const typed = edit.draft ?? statement.text
  const owner = identityKey(useRoom().identity)
  useEffect(() => {
    const lost = typeof whyNot === 'string' ? { code: null, sentence: whyNot } : whyNot
    loseDrafts(owner, `${statement.id}.edit`, { lost, told: lost.code })
  }, [owner, statement.id, whyNot])
  return (
    <AppDialog title={text.editTitle} onClose={onClose} isWide>
      <MistakeAlert message={whyNot} />
      <Textarea
        readOnly
        // Whoever is typing must not press a button with the next key.
        data-autofocus
        autosize
        maxRows={10}
        mt="md"
        label={gone.typed}
        description={edit.isTyped ? gone.typedIsInOwn : undefined}
        value={typed}
      />
      <DialogActions>
        <CopyButton value={typed} label={gone.copy} />
        <Button onClick={onClose}>{ui.close}</Button>
      </DialogActions>
    </AppDialog>
  )
}
