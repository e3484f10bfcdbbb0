import { accountMessages } from '#domain/accountMessages.ts'
import { refusalMessages } from '#domain/errors.ts'
import {
  answersFullMessage,
  answersUsedUpMessage,
  commentsFullMessage,
  sessionFullMessage,
} from '#domain/limits.ts'
import { enoughRemotesMessage, remoteCodeMessages } from '#domain/remote.ts'
import type { toldText } from './toldText.ts'
import type { Translation } from './useText.ts'

export default {
  id: 'told',
  texts: {
    // Calls that fail.
    'There is no connection right now.': 'Det finns ingen anslutning just nu.',
    'Oops, something went wrong!': 'Oj, något gick fel!',
    'Something went wrong.': 'Något gick fel.',
    [refusalMessages.UNAUTHENTICATED]: 'Logga in igen.',
    [refusalMessages.FORBIDDEN]: 'Det har du inte rätt att göra.',
    [refusalMessages.NOT_FOUND]: 'Det här finns inte längre.',
    [refusalMessages.BAD_USER_INPUT]: 'Något i det som skickades är inte som det ska.',
    [refusalMessages.RATE_LIMITED]: 'För många försök. Vänta en stund och försök igen.',
    // Accounts and joining.
    [accountMessages.signInFailed]: 'Inloggningen misslyckades. Försök igen',
    [accountMessages.joinFailed]: 'Det gick inte att gå med i sessionen.',
    [accountMessages.joinPasswordWrong]: 'Lösenordet är fel. Försök igen.',
    [accountMessages.signUpFailed]: 'Något gick fel när ditt konto skulle skapas. Försök igen!',
    [accountMessages.signInAfterSignUpFailed]: 'Det uppstod ett problem och vi kunde inte logga in dig',
    [accountMessages.recoveryFailed]: 'Något gick fel när lösenordet skulle återställas. Försök igen!',
    [accountMessages.updateFailed]: 'Något gick fel. Försök igen!',
    [accountMessages.passwordAlreadyChanged]: 'Lösenordet är redan ändrat!',
    [accountMessages.profileFailed]: 'Något gick fel när dina profiluppgifter skulle ändras. Försök igen!',
    'Password validation failed': 'Lösenordet godkändes inte',
    'The current password is not correct.': 'Det nuvarande lösenordet stämmer inte.',
    'The new password must differ from the current one.':
      'Det nya lösenordet måste skilja sig från det nuvarande.',
    'Please enter your email': 'Skriv din e-postadress',
    'Please enter a valid email': 'Skriv en giltig e-postadress',
    '{} is not a valid email address.': '{} är ingen giltig e-postadress.',
    'Passwords do not match': 'Lösenorden är inte lika',
    'Your new password does not meet the required criteria': 'Ditt nya lösenord uppfyller inte kraven',
    'It must have at least {} characters.': 'Det måste ha minst {} tecken.',
    'It must have at most {} characters.': 'Det får ha högst {} tecken.',
    'It must contain letters.': 'Det måste innehålla bokstäver.',
    'It must not contain broken characters.': 'Det får inte innehålla trasiga tecken.',
    'It must contain digits.': 'Det måste innehålla siffror.',
    'This licence key cannot be added. Please check that it is typed correctly and not in use yet.':
      'Licensnyckeln kan inte läggas till. Kontrollera att den är rätt skriven och inte redan används.',
    'Your licence allows no sessions. Add another licence key.':
      'Din licens tillåter inga sessioner. Lägg till en annan licensnyckel.',
    'Your licence allows {} session at a time. Delete one, or add another licence key.':
      'Din licens tillåter {} session samtidigt. Ta bort en, eller lägg till en annan licensnyckel.',
    'Your licence allows {} sessions at a time. Delete one, or add another licence key.':
      'Din licens tillåter {} sessioner samtidigt. Ta bort en, eller lägg till en annan licensnyckel.',
    // Sessions and activities.
    'The password cannot include spaces.': 'Lösenordet får inte innehålla mellanslag.',
    'Please enter a name.': 'Skriv ett namn.',
    'Please enter a text.': 'Skriv en text.',
    'Please enter a colour such as #0056FB.': 'Skriv en färg, till exempel #0056FB.',
    'Please enter a number of days between 0 and {}.': 'Skriv ett antal dagar mellan 0 och {}.',
    'Please use at most {} characters.': 'Använd högst {} tecken.',
    'A category needs a name.': 'En kategori behöver ett namn.',
    'Please use at most {} characters for a category.': 'Använd högst {} tecken för en kategori.',
    'Please choose at most {} categories.': 'Välj högst {} kategorier.',
    'Template name not found': 'Mallens namn hittades inte',
    'Template description not found': 'Mallens beskrivning hittades inte',
    'Unsupported activity type': 'Aktivitetstypen stöds inte',
    'This session has ended.': 'Den här sessionen är avslutad.',
    'The view was changed in the meantime. Please try again.': 'Vyn har ändrats under tiden. Försök igen.',
    'The person who made the session stays a facilitator.': 'Den som skapade sessionen förblir facilitator.',
    'Please choose a time between 1 second and 24 hours.': 'Välj en tid mellan 1 sekund och 24 timmar.',
    'The timer was stopped in the meantime.': 'Timern har stoppats under tiden.',
    [sessionFullMessage]: 'Sessionen är full. Be en facilitator om hjälp.',
    // Brainstorms.
    [answersUsedUpMessage]:
      'Aktiviteten är full och tar inte emot fler svar. Be en facilitator lägga till en ny.',
    [answersFullMessage]: 'Aktiviteten är full och tar inte emot fler svar. Be en facilitator ta bort några.',
    [commentsFullMessage]: 'Aktiviteten är full och tar inte emot fler kommentarer.',
    'A brainstorm has at most {} questions.': 'En brainstorm har högst {} frågor.',
    'The last question cannot be deleted.': 'Den sista frågan kan inte tas bort.',
    'The last topic cannot be deleted.': 'Det sista ämnet kan inte tas bort.',
    'An Identify activity has at most {} topics. These are too many, so nothing was copied.':
      'En Identifiera-aktivitet har högst {} ämnen. Dessa är för många, så inget kopierades.',
    'An Identify activity has at most {} topics.': 'En Identifiera-aktivitet har högst {} ämnen.',
    'Only answers to the same question can be in one group.': 'Bara svar på samma fråga kan vara i en grupp.',
    'These answers are in groups already.': 'De här svaren är redan i grupper.',
    'A facilitator removed this comment. Only a facilitator can change it or bring it back.':
      'En facilitator har tagit bort kommentaren. Bara en facilitator kan ändra eller återställa den.',
    'Liking is closed.': 'Gillandet är stängt.',
    'You have used all your likes.': 'Du har använt alla dina gillningar.',
    'Please choose a number from 1 to {}, or 0 for as many as they wish.':
      'Välj ett tal från 1 till {}, eller 0 för obegränsat.',
    // Exports and invitations.
    'An error occurred, please try again.': 'Ett fel uppstod, försök igen.',
    '{} has already been added.': '{} är redan tillagd.',
    'At most {} people can be invited at once.': 'Högst {} personer kan bjudas in på en gång.',
    'Nobody can be invited to a template. Create a session from it first.':
      'Ingen kan bjudas in till en mall. Skapa en session av den först.',
    'This invitation was accepted already.': 'Den här inbjudan är redan använd.',
    'This invitation was withdrawn.': 'Den här inbjudan har återkallats.',
    'This invitation has expired.': 'Den här inbjudan gäller inte längre.',
    'The session of this invitation is over.': 'Sessionen som inbjudan gällde är avslutad.',
    'This link is not complete, or it does not work any more.':
      'Länken är inte hel, eller så fungerar den inte längre.',
    'This invitation is for another address than the one you signed in with.':
      'Inbjudan gäller en annan adress än den du är inloggad med.',
    'No invitation waits for you any more.': 'Det finns ingen inbjudan som väntar på dig längre.',
    'This person confirms the address themselves, with the link in the mail.':
      'Den inbjudna bekräftar själv adressen, med länken i mejlet.',
    'There is no account with this address yet.': 'Det finns inget konto med den här adressen än.',
    // Copying.
    'Trying to copy from unsupported activity': 'Det går inte att kopiera från den här aktiviteten',
    'This activity takes no copied input.': 'Den här aktiviteten tar inte emot kopierat innehåll.',
    'There is nothing to copy.': 'Det finns inget att kopiera.',
    'A brainstorm has at most {} questions. These are too many, so nothing was copied.':
      'En brainstorm har högst {} frågor. De här är för många, så inget kopierades.',
    'At most {} topics can be copied at a time. Nothing was copied.':
      'Högst {} ämnen kan kopieras åt gången. Inget kopierades.',
    // Phones as remotes.
    [remoteCodeMessages.unknown]:
      'Koden öppnar ingenting. Välj Fjärrkontroll i sessionens meny på datorn och skanna koden som visas där.',
    [remoteCodeMessages.used]:
      'Koden är redan använd. En kod ansluter en telefon. Om det inte var du, koppla från den telefonen på datorn och skanna sedan en ny kod.',
    [remoteCodeMessages.expired]:
      'Koden har gått ut. Den gäller i fem minuter. Visa en ny på datorn och skanna den.',
    [enoughRemotesMessage]: 'Fem telefoner är redan anslutna. Koppla från en av dem först.',
    // What could not be sent.
    Changes: 'Ändringar',
    'They are too large for the server.': 'De är för stora för servern.',
  },
} satisfies Translation<typeof toldText>
