/** What those are called who serve, teach, advise or sell to whoever fills in a form, in twelve languages; each as its letters without accents. */
export const SERVING_WORDS: readonly string[] = (
  'hyresvarden hyresvardens hyresvard klassenlehrer klassenlehrerin klassenlehrers leerkracht leerkrachten klasselaerer klasselaereren luokanopettaja luokanopettajan vuokranantajan wynajmujacego witness witnesses vittne vittnes vittnet zeuge zeugen zeugin temoin testigo testimone getuige vidne vitne todistaja todistajan testemunha swiadek swiadka ' +
  'insurer insurers forsakringsbolag forsakringsbolaget versicherer assureur aseguradora assicuratore verzekeraar socialworker fundraiser beneficiaire beneficiario beneficiaria begunstigde referenzname referenzemail referensnamn ' +
  'adviser advisers lecturer professor dentist physician nurse midwife lawyer attorney solicitor accountant broker realtor lettingagent consultant counsellor counselor caseworker receptionist ' +
  'recruiter recruiters sourcer hiringmanager interviewer creditedto rekryterare rekryteraren rekrytoija recruteur recruteuse reclutador reclutadora selezionatore selezionatrice recrutador recrutadora rekruter rekruterka personalreferent ' +
  'photographer planner mechanic technician groomer breeder vet vets vetclinic installer builder caretaker janitor headteacher dealer salesman saleswoman salesrep accountmanager chaperone ' +
  'radgivare radgivaren radgivarens larare lararen lararens tranare tranaren tranarens handlaggare handlaggaren maklare maklaren maklarens saljaren saljarens lakare lakaren lakarens tandlakare tandlakaren skoterska ' +
  'barnmorska advokat advokaten revisor forsaljare chefen rektor frisor fotograf vaktmastare montor hantverkare kontaktlarare forare chauffor instruktor ' +
  'berater beraterin beraters lehrer lehrerin lehrers betreuer betreuerin betreuers sachbearbeiter sachbearbeiterin makler maklerin maklers kundenberater kundenberaterin arzt arztin hausarzt hausarztin ' +
  'zahnarzt zahnarztin haustierarzt anwalt anwaltin rechtsanwalt steuerberater hebamme pfleger pflegerin friseur hausmeister monteur handwerker fahrer vorgesetzter vermieter vermieterin ' +
  'conseiller conseillere enseignant enseignante professeur entraineur entraineuse medecin dentiste avocat avocate notaire comptable courtier agente gestionnaire coiffeur coiffeuse photographe chauffeur bailleur animateur animatrice moniteur monitrice ' +
  'asesor asesora profesor profesora maestro maestra entrenador entrenadora medico dentista abogado abogada gestor gestora corredor peluquero peluquera fotografo arrendador conductor ' +
  'consulente insegnante professore professoressa allenatore allenatrice dottore avvocato commercialista mediatore parrucchiere istruttore istruttrice autista ' +
  'adviseur leraar lerares docent docente huisarts tandarts advocaat boekhouder makelaar verhuurder begeleider kapper fotograaf rijinstructeur ' +
  'radgiver radgiverens laerer laereren laererens traener traeneren trener treneren lege legen fastlege tannlege laege laegen tandlaege regnskapsforer megler megleren maegler ejendomsmaegler selger selgeren saelger saelgeren saksbehandler sagsbehandler utleier udlejer sjafor ' +
  'neuvoja neuvojan opettaja opettajan valmentaja valmentajan laakari laakarin hammaslaakari asianajaja kirjanpitaja valittaja valittajan kiinteistonvalittaja myyja myyjan ohjaaja ohjaajan vuokranantaja kuljettaja ' +
  'consultor consultora treinador treinadora advogado advogada contador corretor corretora senhorio motorista instrutor instrutora ' +
  'doradca doradcy nauczyciel nauczyciela nauczycielka trener trenera lekarz lekarza adwokat ksiegowy ksiegowa posrednik posrednika kierowca wynajmujacy wychowawca wychowawcy'
).split(' ')
