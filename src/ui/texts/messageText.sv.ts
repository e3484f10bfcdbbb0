import { limits } from '#domain/limits.ts'
import type { MessageSentences, messageText } from './messageText.ts'
import type { Translation } from './useText.ts'

/** A code whose sentence is missing here is a compile error. */
const texts: MessageSentences = {
  // Refused calls.
  UNAUTHENTICATED: 'Logga in igen.',
  FORBIDDEN: 'Det har du inte rätt att göra.',
  NOT_FOUND: 'Det här finns inte längre.',
  BAD_USER_INPUT: 'Något i det som skickades är inte som det ska.',
  RATE_LIMITED: 'För många försök. Vänta en stund och försök igen.',
  // Calls that fail.
  offline: 'Det finns ingen anslutning just nu.',
  serverTrouble: 'Oj, något gick fel!',
  unexplained: 'Något gick fel.',
  editTooLarge: 'De är för stora för servern.',
  refusedEdits: 'Ändringar',
  // Accounts and joining.
  signInFailed: 'Inloggningen misslyckades. Försök igen',
  joinFailed: 'Det gick inte att gå med i sessionen.',
  joinPasswordWrong: 'Lösenordet är fel. Försök igen.',
  signUpFailed: 'Något gick fel när ditt konto skulle skapas. Försök igen!',
  signInAfterSignUpFailed: 'Det uppstod ett problem och vi kunde inte logga in dig',
  recoveryFailed: 'Något gick fel när lösenordet skulle återställas. Försök igen!',
  updateFailed: 'Något gick fel. Försök igen!',
  passwordAlreadyChanged: 'Lösenordet är redan ändrat!',
  profileFailed: 'Något gick fel när dina profiluppgifter skulle ändras. Försök igen!',
  deletionUnavailable: 'Dina filer går inte att radera just nu, så inget har raderats. Försök igen senare.',
  currentPasswordWrong: 'Lösenordet godkändes inte: Det nuvarande lösenordet stämmer inte.',
  filesUnavailable: 'Servern kan inte läsa eller spara filer just nu. Försök igen om en liten stund.',
  signInUnavailable: 'Det går inte att logga in just nu. Försök igen om en liten stund.',
  passwordUnchanged: 'Lösenordet godkändes inte: Det nya lösenordet måste skilja sig från det nuvarande.',
  emailMissing: 'Skriv din e-postadress',
  emailInvalid: 'Skriv en giltig e-postadress',
  passwordsDiffer: 'Lösenorden stämmer inte överens',
  passwordTooShort: `Det måste ha minst ${limits.passwordMinimum} tecken.`,
  passwordWithoutLetters: 'Det måste innehålla bokstäver.',
  passwordWithoutDigits: 'Det måste innehålla siffror.',
  passwordTooLong: `Det får ha högst ${limits.passwordBytes} tecken.`,
  passwordBroken: 'Det får inte innehålla trasiga tecken.',
  passwordUnmet: 'Ditt nya lösenord uppfyller inte kraven: {all}',
  // Licences.
  licenceKeyRefused:
    'Licensnyckeln kan inte läggas till. Kontrollera att den är rätt skriven och inte redan används.',
  licenceForNone: 'Din licens tillåter inga sessioner. Lägg till en annan licensnyckel.',
  licenceForOne:
    'Din licens tillåter 1 session samtidigt. Ta bort en, eller lägg till en annan licensnyckel.',
  licenceForSome:
    'Din licens tillåter {0} sessioner samtidigt. Ta bort en, eller lägg till en annan licensnyckel.',
  // Texts and numbers as typed.
  nameMissing: 'Skriv ett namn.',
  textMissing: 'Skriv en text.',
  textTooLong: 'Använd högst {0} tecken.',
  colorInvalid: 'Skriv en färg, till exempel #0056FB.',
  retentionInvalid: 'Skriv ett antal dagar mellan 0 och {0}.',
  // Sessions and templates.
  sessionEnded: 'Den här sessionen är avslutad.',
  sessionFull: 'Sessionen är full. Be en facilitator om hjälp.',
  passwordWithSpaces: 'Lösenordet får inte innehålla mellanslag.',
  viewChanged: 'Vyn har ändrats under tiden. Försök igen.',
  creatorStays: 'Den som skapade sessionen förblir facilitator.',
  templateNameMissing: 'Mallens namn hittades inte',
  templateDescMissing: 'Mallens beskrivning hittades inte',
  categoryMissing: 'En kategori behöver ett namn.',
  categoryTooLong: 'Använd högst {0} tecken för en kategori.',
  tooManyCategories: 'Välj högst {0} kategorier.',
  timerSecondsInvalid: 'Välj en tid mellan 1 sekund och 24 timmar.',
  timerStopped: 'Timern har stoppats under tiden.',
  exportFailed: 'Ett fel uppstod, försök igen.',
  // Activities.
  typeUnsupported: 'Aktivitetstypen stöds inte',
  answersFull: 'Aktiviteten är full och tar inte emot fler svar. Be en facilitator ta bort några.',
  answersUsedUp: 'Aktiviteten är full och tar inte emot fler svar. Be en facilitator lägga till en ny.',
  commentsFull: 'Aktiviteten är full och tar inte emot fler kommentarer.',
  commentRemoved:
    'En facilitator har tagit bort kommentaren. Bara en facilitator kan ändra eller återställa den.',
  tooManyQuestions: 'En brainstorm har högst {0} frågor.',
  lastQuestion: 'Den sista frågan kan inte tas bort.',
  lastTopic: 'Det sista ämnet kan inte tas bort.',
  tooManyTopics: 'En Identifiera-aktivitet har högst {0} ämnen.',
  otherQuestion: 'Bara svar på samma fråga kan vara i en grupp.',
  groupedAlready: 'De är redan i grupper.',
  fieldClosed: 'Ett fält stängdes innan texten i det sparades.',
  placeDeleted: 'Någon tog bort det du skrev till.',
  activityDeleted: 'En facilitator tog bort eller ersatte aktiviteten.',
  activityHidden: 'En facilitator har dolt aktiviteten.',
  inputLocked: 'Det är stängt för nya bidrag just nu.',
  likingClosed: 'Gillandet är stängt.',
  noLikesLeft: 'Du har använt alla dina gillningar.',
  likesPerPersonInvalid: 'Välj ett tal från 1 till {0}, eller 0 för obegränsat.',
  // Copying.
  sourceUnsupported: 'Det går inte att kopiera från den här aktiviteten',
  targetUnsupported: 'Den här aktiviteten tar inte emot kopierat innehåll.',
  hiddenForIdentify:
    'En Identifiera-aktivitet visar alla sina ämnen, och ett av de här är dolt. Visa det först. Inget kopierades.',
  leftOutGone: 'Utelämnat, eftersom det inte längre finns eller är tomt: {0}.',
  leftOutComments: 'Utelämnade kommentarer, eftersom det inte finns plats för dem: {0}.',
  leftOutDescriptions: 'Utelämnade beskrivningar, eftersom det inte finns plats för dem: {0}.',
  commentsOff: 'Kommentarer är avstängda i kopian, som har {0}. Du kan slå på dem där.',
  nothingToCopy: 'Det finns inget att kopiera.',
  tooManyCopiedTopics: 'Högst {0} ämnen kan kopieras åt gången. Inget kopierades.',
  tooManyCopiedQuestions: 'En brainstorm har högst {0} frågor. De här är för många, så inget kopierades.',
  tooManyForIdentify:
    'En Identifiera-aktivitet har högst {0} ämnen. De här är för många, så inget kopierades.',
  hiddenForSlides:
    'Alla ser kommentarerna till bilderna, och en av rubrikerna är dold. Visa den först. Ingenting kopierades.',
  hiddenForEvaluate:
    'Alla ser det som man röstar på, och en av de här rubrikerna är dold. Visa den först. Inget kopierades.',
  tooLongToCopy:
    '”{0}” är längre än de {1} tecken som får plats där. Korta texten, eller kopiera utan den. Inget kopierades.',
  tooLongDescription:
    'Texterna bredvid ”{0}” är längre än de {1} tecken som en beskrivning rymmer där. Korta dem, eller kopiera utan dem. Inget kopierades.',
  tooManyForEvaluate:
    'En aktivitet har högst {0} svar att rösta på. De här är för många, så inget kopierades.',
  tooManySubPollsToCopy:
    'Högst {0} svar kan stå under ett annat. Ett av de här har fler, så inget kopierades.',
  // Pulse.
  lastCategory: 'Den sista kategorin kan inte tas bort.',
  tooManyPulseCategories: 'En puls har högst {0} kategorier.',
  tooManyStatements: 'Kategorin är full och tar emot högst {0} påståenden.',
  statementApproved: 'En facilitator har godkänt påståendet. Bara en facilitator kan ändra det nu.',
  hiddenForPulse:
    'En puls visar alla sina kategorier, och en av de här är dold. Visa den först. Inget kopierades.',
  tooManyForPulse: 'En puls har högst {0} kategorier. De här är för många, så inget kopierades.',
  nothingToCompare:
    'Det finns ingen tidigare puls att jämföra med: den behöver ha samma påståenden, och minst fem röster på något av dem.',
  // Organize.
  tooManySections: 'Det finns högst {0} sektioner.',
  tooManySectionGroups: 'Det finns högst {0} grupper.',
  tooManyItems: 'Aktiviteten är full och tar emot högst {0} kort.',
  itemsNotTaken: 'Bara facilitatorer lägger till kort här just nu.',
  facilitatorsSort: 'Bara facilitatorer sorterar här just nu. Kortet är kvar där det var.',
  movedMeanwhile:
    'Någon har under tiden flyttat kortet till ”{0}”, så det flyttades inte till ”{1}”. Flytta det igen om det hör hemma där.',
  nobodySortsAlone: 'Man sorterade inte var för sig när det här kom, så det räknas inte. Dina val är kvar.',
  hiddenForOrganize:
    'Alla ser sektionerna, och en av de här rubrikerna är dold. Visa den först. Inget kopierades.',
  tooManySectionsToCopy: 'Det finns högst {0} sektioner. De här är för många, så inget kopierades.',
  tooManyGroupsToCopy: 'Det finns högst {0} grupper. De här är för många, så inget kopierades.',
  // Invitations.
  inviteeInvalid: '{0} är ingen giltig e-postadress.',
  inviteeTwice: '{0} är redan tillagd.',
  tooManyInvitees: 'Högst {0} personer kan bjudas in på en gång.',
  templateInvitation: 'Ingen kan bjudas in till en mall. Skapa en session av den först.',
  invitationUsed: 'Den här inbjudan är redan använd.',
  invitationWithdrawn: 'Den här inbjudan har återkallats.',
  invitationExpired: 'Den här inbjudan gäller inte längre.',
  invitationOver: 'Sessionen som inbjudan gällde är avslutad.',
  invitationUnknown: 'Länken är inte fullständig, eller så fungerar den inte längre.',
  invitationForOther: 'Inbjudan gäller en annan adress än den du är inloggad med.',
  noInvitationWaits: 'Det finns ingen inbjudan som väntar på dig längre.',
  confirmByMail: 'Den inbjudna bekräftar själv adressen, med länken i mejlet.',
  noAccountYet: 'Det finns inget konto med den här adressen än.',
  // Phones as remotes.
  remoteCodeUnknown:
    'Koden öppnar ingenting. Välj Fjärrkontroll i sessionens meny på datorn och skanna koden som visas där.',
  remoteCodeUsed:
    'Koden är redan använd. En kod ansluter en telefon. Var det inte du? Koppla då från den telefonen på datorn och skanna en ny kod.',
  remoteCodeExpired: 'Koden har gått ut. Den gäller i fem minuter. Visa en ny på datorn och skanna den.',
  enoughRemotes: 'Fem telefoner är redan anslutna. Koppla från en av dem först.',
  // Votes.
  votingClosed: 'Omröstningen är stängd.',
  roundOver:
    'En ny omgång av omröstningen har börjat, så den här rösten räknas inte. Dina val finns kvar: titta på dem och rösta igen.',
  undoTooLate: 'Det är för sent att ångra nollställningen.',
  nothingToVoteOn: 'Det du röstade på har tagits bort under tiden.',
  ballotIncomplete: 'Utan värde och utan avstående: {0}. Den här rösten räknas inte än; dina val är kvar.',
  blindUntilClosed: 'Det finns röster som har lagts medan ingen ser resultatet. Stäng röstningen först.',
  outOfAxisBounds: 'Måste vara mellan 1 och 100',
  highNotAboveLow: 'Max måste vara större än min',
  tooManyPolls: 'En aktivitet har högst {0} svar att rösta på.',
  tooManySubPolls: 'Högst {0} svar kan stå under ett annat.',
  // Planners.
  lastColumn: 'Den sista kolumnen kan inte tas bort.',
  tooManyColumns: 'En planering har högst {0} kolumner.',
  tooManyRows: 'Planeringen är full: den rymmer högst {0} rader.',
  columnsUsedUp: 'För många kolumner har lagts till och tagits bort i den här planeringen. Skapa en ny.',
  rowsUsedUp: 'För många rader har lagts till och tagits bort i den här planeringen. Skapa en ny.',
  tooManyChoices: 'En kolumn har högst {0} val.',
  cellChanged: 'Någon annan ändrade cellen under tiden. Inget sparades; välj vilken text som ska gälla.',
  cellHidden:
    'Planeraren är dold just nu, så din text sparades inte. Den finns kvar här och skickas när du öppnar planeraren igen.',
  rowDeleted: 'Raden togs bort under tiden. Din text sparades inte.',
  columnDeleted: 'Kolumnen togs bort under tiden. Din text sparades inte.',
  headingChanged: 'Någon annan ändrade rubriken under tiden. Din text sparades inte.',
  tooFewColumns:
    'Det här behöver {0} kolumner, och planeringen har {1}. Lägg till kolumner först. Inget kopierades.',
  tooLongForCell:
    '”{0}” är längre än de {1} tecken som en cell rymmer. Korta texten, eller kopiera utan den. Inget kopierades.',
  hiddenForPlan:
    'En planering visar alla sina rader, och något av detta är dolt. Visa det först. Inget kopierades.',
  // Slides.
  notPdf: 'Filen är inte en PDF',
  pdfTooLarge: 'Filen är för stor. En presentation får vara högst {0} MB.',
  pdfEncrypted: 'PDF-filen är skyddad med lösenord. Spara den utan lösenord och ladda upp den.',
  pdfDamaged: 'PDF-filen är skadad eller ofullständig. Exportera den på nytt och ladda upp den.',
  pdfTooManyPages: 'PDF-filen har för många sidor. En presentation får ha högst {0}.',
  pdfTooComplex:
    'PDF-filen är för komplex för att öppnas. Exportera den på nytt med mindre bilder och ladda upp den.',
  uploadOneFile: 'Välj en enda fil.',
  uploadsBusy: 'Andra filer laddas upp just nu. Försök igen om en minut.',
  uploadNoRoom: 'Servern har inte plats för filen just nu. Säg till den som driver servern.',
  slidesFull:
    'Alla presentationer på ett konto får tillsammans ha högst {0} MB. Ta först bort några av dem som hör till den som skapade sessionen.',
  uploadTooSlow:
    'Den här filen kommer fram för långsamt. Försök igen med en bättre anslutning, eller ladda upp en mindre fil.',
  uploadOvertaken: 'En nyare fil har laddats upp här under tiden, och visas.',
  removalOvertaken: 'En annan presentation har laddats upp här under tiden. Ingenting togs bort.',
  uploadFailed: 'Uppladdningen misslyckades',
  documentLost: 'Dokumentet saknas.',
  documentMissing: 'Vänta på att facilitatorn laddar upp ett dokument.',
  documentFirst: 'De här bilderna har inget dokument än. Ladda upp ett först.',
  slideCommentsOff: 'Kommentarerna till de här bilderna är avstängda.',
  slideCommentsInTemplate: 'Bilderna i en mall tar inte emot några kommentarer.',
  slideMissing: 'Den bilden finns inte längre. Den sista är bild {0}.',
}

export default { id: 'messages', texts } satisfies Translation<typeof messageText>
