import { Alert } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useText } from '#ui/useText.ts'
import { accountText } from './text.ts'

/** Said after a sign-up with an e-mail address alone. @see specification, part 1, section 8 */
export function UserCreated() {
  const text = useText(accountText)
  return (
    <Alert color="green" role="status" title={text.userCreatedTitle} icon={<IconMailCheck size={20} />}>
      {text.userCreated}
    </Alert>
  )
}
