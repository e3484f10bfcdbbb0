import { Alert } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'

/** Confirms saving, in a polite live region for screen readers. */
export function SavedNote({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <Alert color="green" role="status" icon={<IconCheck size={20} />}>
      {message}
    </Alert>
  )
}
