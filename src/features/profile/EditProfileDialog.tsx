import { ActionIcon, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { Account } from '#api/identity.ts'
import { openAccountDialog } from '#ui/accountDialog.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { notify } from '#ui/notify.ts'
import { useText } from '#ui/useText.ts'
import { NamesForm } from './NamesForm.tsx'
import { passwordMask } from './passwordDraft.ts'
import classes from './Settings.module.css'
import { settingsText } from './settingsText.ts'

/** @see specification, part 1, section 2: Edit Profile */
export function EditProfileDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const text = useText(settingsText)
  const saved = (): void => {
    notify(text.profileSaved, 'good')
    onClose()
  }
  return (
    <AppDialog title={text.editProfile} isWide onClose={onClose}>
      <NamesForm
        account={account}
        saveLabel={text.save}
        failed={text.profileFailed}
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
          label={text.password}
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
