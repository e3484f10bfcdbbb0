import { Menu, UnstyledButton } from '@mantine/core'
import { IconCircleCheck, IconRestore } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { ResetFinishedDocument } from '#api/operations/part.ts'
import { doneCount } from '#domain/workshop/doneCount.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useCall, useRoster } from '#sync/room/room.tsx'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './DoneCount.module.css'
import { doneText } from './doneText.ts'

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** For facilitators, also on the remote: "17 done · 23 here", without names, and a button to reset all marks. SPEC J4 */
export function DoneCount({ part }: { part: AgendaPart }) {
  const text = useText(doneText)
  const ui = useText(uiText)
  const call = useCall()
  const isConnected = useCanCall()
  const mayReset = useMayDo('show')
  const count = doneCount(useRoster(), part.objectId)
  const [isAsking, setAsking] = useState(false)
  if (count === null) return null
  const { done, here } = count
  const words = text.count(done, here)
  if (!mayReset)
    return (
      <span className={classes.count}>
        <IconCircleCheck size={18} aria-hidden="true" />
        <span translate="no" data-numeric>
          {words}
        </span>
      </span>
    )
  const reset = async (): Promise<AnyMessage | null> => {
    try {
      await call(ResetFinishedDocument, { partId: part.id })
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <UnstyledButton className={classes.count} aria-label={text.actions(words)}>
            <IconCircleCheck size={18} aria-hidden="true" />
            <span translate="no" data-numeric>
              {words}
            </span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{text.countHint}</Menu.Label>
          {!isConnected && <Menu.Label>{ui.needsConnection}</Menu.Label>}
          <Menu.Item
            leftSection={<IconRestore size={18} />}
            disabled={!isConnected || done === 0}
            onClick={() => setAsking(true)}
          >
            {text.reset}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking && (
        <ConfirmDialog
          title={text.resetTitle}
          body={text.resetText}
          confirmLabel={text.resetConfirm}
          onConfirm={reset}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
