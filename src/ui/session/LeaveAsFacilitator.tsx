import { Button } from '@mantine/core'
import type { AnyMessage } from '#domain/message.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { notify } from '../toasts/notify.ts'
import { useText } from '../texts/useText.ts'
import { lazyDialog } from '../loading/lazyPart.tsx'
import { leaveText } from './leaveText.ts'

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('../dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}))

export interface LeaveAsFacilitatorProps {
  isOffline: boolean
  /** Removes the person from the session; resolves with the error as a sentence, or null. */
  onLeave: () => Promise<AnyMessage | null>
}

/** Lets a facilitator who is not the creator leave, after a confirmation, to the dashboard. SPEC W2 */
export function LeaveAsFacilitator({ isOffline, onLeave }: LeaveAsFacilitatorProps) {
  const text = useText(leaveText)
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const leave = async (): Promise<AnyMessage | null> => {
    const failed = await onLeave()
    if (failed !== null) return failed
    await navigate('/account')
    notify(text.left, 'good')
    return null
  }
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        disabled={isOffline}
        onClick={() => setAsking(true)}
      >
        {text.leave}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.title}
          body={text.body}
          confirmLabel={text.confirm}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
