import { Alert } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { accountText } from './text.ts'

/** Shown after a sign-up with an e-mail address alone. SPEC M10. */
export function UserCreated() {
  const text = useText(accountText)
  return (
    <Alert color="green" role="status" title={text.userCreatedTitle} icon={<IconMailCheck size={20} />}>
      {text.userCreated}
    </Alert>
  )
}
