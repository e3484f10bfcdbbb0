import { Anchor, TextInput } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import type { Account } from '#api/signIn/identity.ts'
import * as callMessages from '#domain/messages/calls.ts'
import { Brand } from '#ui/Brand.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { SkipLink } from '#ui/focus/SkipLink.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { NamesForm } from './NamesForm.tsx'
import { pageMistakes } from './password/passwordDraft.ts'
import { PasswordForm } from './password/PasswordForm.tsx'
import { settingsText } from './settingsText.ts'
import classes from './Settings.module.css'
import { SettingsSection } from './SettingsSection.tsx'

/** `/account-settings`: name, e-mail address and password. SPEC M8, M16. */
export function AccountSettingsPage({ account }: { account: Account }) {
  const text = useText(settingsText)
  const ui = useText(uiText)
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.bar}>
        <Link to="/account" className={classes.home}>
          <Brand />
        </Link>
      </header>
      <main id="content" className={classes.main} tabIndex={-1}>
        <Anchor component={Link} to="/account" className={classes.back ?? ''}>
          <IconArrowLeft size={18} aria-hidden="true" /> {text.backToHome}
        </Anchor>
        <PageHeading pageTitle={text.title} />
        <div className={classes.sections}>
          <SettingsSection id="name" title={text.name} hint={text.profileHint}>
            <NamesForm account={account} saveLabel={text.saveName} failed={callMessages.updateFailed} />
          </SettingsSection>
          <SettingsSection id="email" title={text.email}>
            <TextInput
              aria-labelledby="email-title"
              description={text.emailHint}
              readOnly
              classNames={{ input: classes.readOnly ?? '' }}
              value={account.email}
            />
          </SettingsSection>
          <SettingsSection id="password" title={ui.password}>
            <PasswordForm
              currentLabel={text.currentPassword}
              saveLabel={text.change}
              mistakesOf={pageMistakes}
              waitsForEdit
            />
          </SettingsSection>
        </div>
        <Anchor component={Link} to="/account/settings" className={classes.back ?? ''} mt="md">
          {text.allSettings}
        </Anchor>
      </main>
    </div>
  )
}
