/**
 * Small words of languages that the assistant does not read, by which it knows that a message is in one of them. Words that
 * English, German, French or Spanish spell alike are left out.
 */
export const unreadLanguages: Readonly<Record<string, string>> = {
  Italian: `il lo gli della dei delle degli nel nella nei che sono quanti quante quanto quale quali dove quando perché perche chi mio
    miei mie questa questo questi prossima prossimo ho abbiamo hanno anche mostrami cosa come settimana oggi domani ferie posso
    devo non tutti tutte ancora del al alla ai`,
  Portuguese: `os da dos das quantos quantas qual quais onde quando quem meu meus minha minhas não nao são sao está tenho temos com
    você voce nosso nossos nossas mostre uma esta próxima semana hoje amanhã todos ainda foram`,
  Dutch: `het een hoeveel welke wie wat waar wanneer waarom mijn onze ik heb hebben heeft zijn niet geen nog van voor met deze
    volgende toon laat zien komende vandaag morgen moet kan hoe ben bij naar`,
  Polish: `ile jakie jaki jaka który która które gdzie kiedy kto dlaczego moje mój moja nasze jest są mam mamy nie dla czy pokaż tym ten
    się mi moich naszych dzisiaj jutro tydzień w z`,
  Swedish: `hur många vilka vilken vad när vem varför min mina mitt våra är har jag vi inte för och på av till visa nästa idag imorgon
    vecka finns`,
  'Danish or Norwegian': `hvor mange hvilke hvilken hvad hva når hvem hvorfor mine vores våre er har jeg ikke og på vis neste næste
    uke uge i dag finnes har`,
  Finnish: `kuinka monta mikä mitkä missä milloin kuka miksi minun meidän ovat ei ja näytä tämä seuraava paljonko onko ensi viikolla`,
  Czech: `kolik které který která kde kdy kdo proč moje můj naše jsou mám máme není ukaž tento příští dnes zítra jaké jaký jaká`,
  Turkish: `kaç hangi nerede ne zaman kim neden benim bizim var değil bu için ve göster gelecek hafta bugün yarın kadar`,
  Hungarian: `hány melyik hol mikor ki miért az egy van vannak nem és ez mutasd következő hogy mennyi`,
  Romanian: `câte câți care unde când cine mele mea noastre este sunt avem nu și pentru din arată câta săptămâna`,
  Indonesian: `berapa apa siapa kapan mana mengapa saya kami adalah yang dan tidak ini untuk tampilkan ada minggu`,
  Vietnamese: `bao nhiêu của tôi là những nào có không khi và cho trong`,
};
