/** Letters to begin from, in Swedish. */
import type { Template } from './templates.ts'

export const templates: readonly Template[] = [
  {
    id: 'letter',
    title: 'Ett brev',
    text: 'Ord från en människa till en annan.',
    blocks: [
      {
        type: 'text',
        style: 'text',
        text: 'Hej {{ contact.first_name | default: "du" }},\n\nEn sak har jag tänkt på hela veckan, och den vill jag berätta om. Skriv den här som du skulle säga den: korta meningar, en tanke i taget.\n\nVad som hände. Varför det betyder något. Vad vi gör åt det.',
      },
      { type: 'quote', text: 'Den enda mening du hoppas att de minns.', description: 'Vem som sa den' },
      {
        type: 'text',
        style: 'text',
        text: 'Har du en minut över? <b>Svara på det här mejlet</b> och säg vad du tycker. Jag läser alla svar.\n\nVarma hälsningar,\nDitt namn',
      },
    ],
  },
  {
    id: 'news',
    title: 'Månadens nytt',
    text: 'Tre saker värda att veta, och vad som kommer.',
    blocks: [
      { type: 'h1', text: 'Tre saker värda att veta' },
      {
        type: 'text',
        text: 'En månad på en minut: vad som är nytt, vad som blev bättre och ett datum till kalendern.',
      },
      { type: 'divider' },
      { type: 'h2', text: 'Först det stora' },
      {
        type: 'text',
        text: 'Säg i två meningar vad det är och vem det hjälper. Resten finns på din webbplats.',
      },
      { type: 'button', style: 'link', text: 'Läs mer', url: 'https://example.com/nytt' },
      { type: 'h2', text: 'Sedan något litet' },
      { type: 'text', text: 'Små saker förtjänar små ord. En mening räcker.' },
      { type: 'h2', text: 'Och ett datum' },
      {
        type: 'list',
        text: 'Torsdag 4: vi öppnar klockan sex\nLördag 13: butiken är stängd\nMåndag 22: nästa brev',
      },
      { type: 'divider' },
      { type: 'text', text: 'Det var allt. Ha en fin månad, {{ contact.first_name | default: "vän" }}.' },
    ],
  },
  {
    id: 'new',
    title: 'Nytt i butiken',
    text: 'En produkt längst fram, tre till bakom den.',
    blocks: [
      { type: 'h1', text: 'Gjord i lugn och ro. Nu är den här.', alignment: 'center' },
      {
        type: 'text',
        text: 'Säg vad den är gjord av, vem som har gjort den och hur den känns att använda. Inga ord som passar alla produkter.',
        alignment: 'center',
      },
      { type: 'product', style: 'card', text: 'prompt: nytt' },
      {
        type: 'columns',
        text: 'Gjord för att hålla\nOch lagas av oss när den inte gör det.\n---\nSkickas i morgon\nBeställ före klockan två.\n---\nTrettio dagar\nSkicka tillbaka om du ångrar dig.',
      },
      { type: 'h2', text: 'Passar bra till' },
      { type: 'product', text: 'prompt(3): till salu' },
      { type: 'button', text: 'Se allt nytt', url: 'https://example.com/nytt', alignment: 'center' },
    ],
  },
  {
    id: 'offer',
    title: 'Ett erbjudande',
    text: 'Vad, hur mycket, till när. Inget mer.',
    blocks: [
      { type: 'h1', text: '20 % rabatt till söndag', alignment: 'center' },
      {
        type: 'text',
        style: 'text',
        text: 'På allt i butiken, för alla på den här listan. Ange koden <b>SÖNDAG20</b> när du betalar.',
        alignment: 'center',
      },
      { type: 'button', text: 'Välj något', url: 'https://example.com/butik', alignment: 'center' },
      { type: 'spacer' },
      { type: 'product', text: 'prompt(2): rea' },
      {
        type: 'text',
        style: 'card',
        text: 'Erbjudandet slutar på söndag vid midnatt. Det går inte ihop med andra koder och inte med presentkort.',
      },
    ],
  },
  {
    id: 'invitation',
    title: 'En inbjudan',
    text: 'När, var och en knapp för att säga ja.',
    blocks: [
      { type: 'h1', text: 'Du är bjuden' },
      {
        type: 'text',
        text: '{{ contact.first_name | default: "Kära vän" }}, vi skulle så gärna vilja se dig där.',
      },
      {
        type: 'columns',
        style: 'card',
        text: 'När\nTorsdag 4 juni\n18.00 till 21.00\n---\nVar\nButiken, Storgatan 1\nDörren till vänster',
      },
      {
        type: 'text',
        text: 'Säg vad som händer, vilka som är där och vad det kostar. Finns det mat, säg det.',
      },
      { type: 'button', text: 'Jag kommer', url: 'https://example.com/fest' },
      { type: 'text', text: 'Kan du inte? Svara på mejlet, så sparar vi en plats åt dig nästa gång.' },
    ],
  },
]
