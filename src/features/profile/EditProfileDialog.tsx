import { ActionIcon, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { Account } from '#api/signIn/identity.ts'
import * as accountMessages from '#domain/messages/accounts.ts'
import { openAccountDialog } from '#ui/dialogs/accountDialog.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { uiText } from '#ui/texts/text.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { NamesForm } from './NamesForm.tsx'
import { passwordMask } from './password/passwordDraft.ts'
import { settingsText } from './settingsText.ts'
import classes from './Settings.module.css'

/** Changes first and last name; the e-mail address is read-only. SPEC M8. */
export function EditProfileDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const text = useText(settingsText)
  const ui = useText(uiText)
  const saved = (): void => {
    notify(text.profileSaved, 'good')
    onClose()
  }
  return (
    <AppDialog title={text.editProfile} isWide onClose={onClose}>
      <NamesForm
        account={account}
        saveLabel={ui.save}
        failed={accountMessages.profileFailed}
        onSaved={saved}
        onCancel={onClose}
      >
        <TextInput
          label={text.email}
          description={text.emailHint}
          readOnly
          classNames={{ input: classes.readOnly ?? '' }}
          value={account.email}
        />
        <TextInput
          label={ui.password}
          readOnly
          classNames={{ input: classes.readOnly ?? '' }}
          value={passwordMask}
          rightSection={
            <ActionIcon
              aria-label={text.changePassword}
              title={text.changePassword}
              onClick={() => openAccountDialog('password')}
            >
              <IconPencil size={18} />
            </ActionIcon>
          }
        />
      </NamesForm>
    </AppDialog>
  )
}
