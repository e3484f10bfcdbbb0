import { TextInput } from '@mantine/core'
import type { Account } from '#api/identity.ts'
import { useText } from '#ui/useText.ts'
import { AccountData } from './AccountData.tsx'
import { LanguageSettings } from './LanguageSettings.tsx'
import { licenceText } from './licenceText.ts'
import { LicenceView } from './LicenceView.tsx'
import { NamesForm } from './NamesForm.tsx'
import { dialogMistakes } from './passwordDraft.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { SchemeSettings } from './SchemeSettings.tsx'
import classes from './Settings.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import { settingsText } from './settingsText.ts'

/** The dashboard's settings, under its heading: profile, password, licence, screens, and the data of the account. */
export function ProfileSettings({ account }: { account: Account }) {
  const text = useText(settingsText)
  const licence = useText(licenceText)
  return (
    <div className={classes.sections}>
      <SettingsSection id="profile" title={text.editProfile} hint={text.profileHint}>
        <NamesForm account={account} saveLabel={text.save} failed={text.profileFailed}>
          <TextInput
            label={text.email}
            description={text.emailHint}
            readOnly
            classNames={{ input: classes.readOnly ?? '' }}
            value={account.email}
          />
        </NamesForm>
      </SettingsSection>
      <SettingsSection id="password" title={text.changePassword}>
        <PasswordForm
          currentLabel={text.oldPassword}
          saveLabel={text.changePassword}
          mistakesOf={dialogMistakes}
        />
      </SettingsSection>
      <SettingsSection id="licence" title={licence.title}>
        <LicenceView account={account} />
      </SettingsSection>
      <SettingsSection id="screens" title={text.screens}>
        <div className={classes.screens}>
          <LanguageSettings />
          <SchemeSettings />
        </div>
      </SettingsSection>
      <SettingsSection id="data" title={text.data}>
        <AccountData />
      </SettingsSection>
    </div>
  )
}
