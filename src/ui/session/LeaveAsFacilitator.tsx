import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { notify } from '#ui/notify.ts'
import { useText } from '#ui/useText.ts'
import { lazyDialog } from '../lazyPart.tsx'
import { leaveText } from './leaveText.ts'

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/ConfirmDialog.tsx')).ConfirmDialog,
}))

export interface LeaveAsFacilitatorProps {
  isOffline: boolean
  /** Takes the person out; answers what went wrong as a sentence, or null when it is done. */
  onLeave: () => Promise<string | null>
}

/** The way out for a facilitator who is not the creator: asked once more, and then back to the dashboard. SPEC W2. */
export function LeaveAsFacilitator({ isOffline, onLeave }: LeaveAsFacilitatorProps) {
  const text = useText(leaveText)
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const leave = async (): Promise<string | null> => {
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
        <Suspense>
          <ConfirmDialog
            title={text.title}
            body={text.body}
            confirmLabel={text.confirm}
            onConfirm={leave}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
