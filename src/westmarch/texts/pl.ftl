### Co mówi sam serwis, po polsku: błędy serwera, jego własne wpisy w dzienniku, terminal.

name-and = i
name-or = lub

## błędy serwera

error-try_again = Stół jest wczytywany od nowa; spróbuj jeszcze raz.
error-server_error = Coś poszło nie tak na serwerze (numer zgłoszenia { $reference }).
error-nested = Żądanie ma zbyt wiele poziomów zagnieżdżenia.
error-unfit = Żądanie zawiera coś, czego nie da się zapisać.
error-refused = Żądanie odrzucono.
error-no_database_soon = Baza danych nie odpowiada; spróbuj za chwilę.
error-no_database = Baza danych nie odpowiada.
error-no_redis = W tej chwili to niemożliwe; spróbuj za chwilę.
error-carried_over = Ta wersja zasad nie potrafi pokazać tego stołu.
error-earlier_rules = Rozegrano to według wcześniejszej wersji zasad.
error-not_started = Gra jeszcze się nie zaczęła.
error-hands_hidden = Karty na rękach zobaczysz po zakończeniu gry.
error-not_your_seat = To nie twoje miejsce.
error-not_finished = To będzie dostępne po zakończeniu gry.
error-no_account = Gość nie ma konta; najpierw je załóż.
error-no_mail = Ten serwer nie wysyła poczty; użyj kodu odzyskiwania.
error-too_fast = Za szybko; poczekaj chwilę.
error-too_often = Za często; poczekaj chwilę.
error-not_json = Wiadomość musi być tekstem JSON.
error-message_too_large = Wiadomość jest za duża.
error-somebody = Najpierw otwórz stronę, żeby było wiadomo, kim jesteś.
error-others_talk = Daj i innym dojść do słowa.
error-bad_name = Imię ma od 3 do 30 znaków: litery, cyfry, spacje, łączniki, podkreślenia i apostrofy, w tym co najmniej jedną literę.
error-house_name = Takie imię brzmi jak nazwa serwisu albo jego bota. Wybierz inne.
error-not_stored = Nie udało się tego zapisać; spróbuj ponownie.
error-draining = Serwer uruchamia się ponownie; spróbuj za moment.
error-readers_busy = Zbyt wiele tekstów jest właśnie czytanych; spróbuj za chwilę.
error-bad_deck = Talia wymienia kartę, która nie jest bohaterem ani kartą gracza.
error-cross_origin = To żądanie pochodzi z innej strony.
error-too_many_rooms = Masz za dużo stołów; najpierw zamknij kilka z nich.
error-seat_taken = Ktoś już tam siedzi.
error-started = Gra już się zaczęła.
error-players_start = Grę mogą rozpocząć tylko gracze.
error-seats_free = Nie wszystkie miejsca są jeszcze zajęte.
error-no_sequel = Po tej grze nie ma następnej.
error-not_over = Gra jeszcze trwa.
error-players_again = Zagrać ponownie mogą tylko gracze.
error-others_playing = W tę grę grają inni.
error-not_yours_room = Stół może usunąć tylko ten, kto go otworzył.
error-others_here = Grają tu inni; możesz się poddać.
error-account_name = Konto zachowuje swoją nazwę.
error-name_taken = Ktoś już ma takie imię albo bardzo podobne.
error-wrong_login = Imię lub hasło jest błędne.
error-wrong_password = Hasło jest błędne.
error-wrong_code = Imię lub kod jest błędny albo kod został już użyty.
error-bad_mail = To nie jest adres e-mail.
error-weak_password = To hasło zbyt łatwo odgadnąć. Wybierz takie, które nie jest popularnym słowem, twoim imieniem ani ciągiem sąsiednich klawiszy.
error-stale = Na stole coś się już zmieniło; spójrz jeszcze raz.
error-not_your_turn = Decyzja należy do innego gracza.
error-nothing_to_undo = Nie masz czego cofnąć.
error-no_offer = Nikt nie prosił o cofnięcie ruchu.
error-undo_asked = Prośba o cofnięcie tego ruchu została już wysłana.
error-undo_declined_often = W tej partii odmówiono już { $most } razy: nie można prosić ponownie.
error-others_answer = Odpowiedź należy do innych.
error-empty = Wiadomość jest pusta.
error-nobody = Nie wiadomo, kto pyta; zacznij od /api/me.
error-battle_unreadable = Nie da się odczytać bitwy: { $why }.
error-battle_long = Bitwa ma ponad { $most } znaków.
error-moves = Gra ma { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }.
error-not_understood = Nie zrozumiano wiadomości: { $why }
error-too_long = Czytanie tego trwa zbyt długo.
error-unreadable = Nie da się tego odczytać.
error-unknown_bot = Boty gry { $game }: { $bots }.
error-wrong_seats = Ta gra ma { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }.
error-unknown_language = Dostępne języki: { $languages }.
error-too_many_battles = Masz już { $most ->
        [one] { $most } bitwę
        [few] { $most } bitwy
        [many] { $most } bitew
       *[other] { $most } bitwy
    }; najpierw usuń którąś z nich.
error-too_many_decks = Masz już { $most ->
        [one] { $most } talię
        [few] { $most } talie
        [many] { $most } talii
       *[other] { $most } talii
    }; najpierw usuń którąś z nich.
error-not_yours_battle = Bitwę może zmienić tylko jej autor; zrób kopię.
error-not_yours_deck = Talię może zmienić tylko jej autor; zrób kopię.
error-changed_battle = Bitwę zmieniono gdzie indziej; wczytaj ją ponownie albo zachowaj swoją jako kopię.
error-changed_deck = Talię zmieniono gdzie indziej; wczytaj ją ponownie albo zachowaj swoją jako kopię.
error-too_many_published = Na półce jest już { $most } Twoich prac; najpierw wycofaj kilka z nich.
error-like_own = To Twoja praca; polubić ją mogą inni.
error-not_published = To nie jest opublikowane.
error-not_playable_battle = Bitwa, w którą mają grać inni, nie może mieć błędów: popraw ją albo najpierw wycofaj.
error-not_playable_deck = Talia, którą mają grać inni, musi być dozwolona: popraw ją albo najpierw wycofaj.
error-nested_text = Zbyt wiele poziomów zagnieżdżenia.
error-too_much = To wymaga zbyt dużo pamięci.
error-unreadable_text = Nie da się tego odczytać: { $why }.
error-no-archive = Nie ma takiego pliku w archiwum.
error-no-address = Nie ma takiego adresu.
error-bad_ringsdb = To nie jest adres ani numer talii z RingsDB.
error-ringsdb_off = Ten serwer nie pobiera talii z RingsDB; zamiast tego skopiuj tekst talii.
error-no_ringsdb = RingsDB jest teraz nieosiągalne; zamiast tego skopiuj tekst talii.
error-no-ringsdb = RingsDB nie pokazuje takiej talii; być może autor jej nie udostępnia.
former_player = były gracz
error-no-battle = Nie ma takiej bitwy.
error-no-deck = Nie ma takiej talii.
error-no-file = Nie ma takiego pliku.
error-no-game = Nie ma takiej gry.
error-no-page = Nie ma takiej strony.
error-no-puzzle = Nie ma takiej łamigłówki.
error-no-position = Nie ma takiej pozycji.
error-no-room = Nie ma takiego stołu.
error-no-seat = Nie ma takiego miejsca.
error-no-session = Nie ma takiej sesji.
error-http-bad_request = Nie zrozumiano żądania: { $why }
error-http-unauthorized = Najpierw trzeba się przedstawić ({ $why }).
error-http-forbidden = To nie dla ciebie ({ $why }).
error-http-not_found = Pod tym adresem nic nie ma ({ $why }).
error-http-method_not_allowed = Tego adresu nie można tak użyć ({ $why }).
error-http-too_large = To za dużo naraz ({ $why }).
error-http-unsupported_media_type = W tej postaci tego nie przyjmujemy ({ $why }).
error-http-too_many_requests = Za często; poczekaj chwilę ({ $why }).
error-no-action = W tej grze nie ma takiej akcji.
error-no-bot = Nie ma takiego bota.
error-no-bot-game = Ten bot nie ma miejsca w takiej grze.
error-no-challenge = Ten bot nie dostał tam wyzwania.

## konta botów

error-bad_token = Bot wysyła swój token: Authorization: Bearer TOKEN. Ten jest nieznany albo został unieważniony.
error-too_many_bots = Masz już { $most } botów; usuń najpierw któregoś z nich.
error-too_many_games = Bot gra już { $most ->
        [one] { $most } grę
        [few] { $most } gry
        [many] { $most } gier
       *[other] { $most } gry
    } – więcej naraz nie może.
error-too_many_streams = Bot może mieć otwartych połączeń: { $most }; zamknij najpierw niektóre z nich.
error-not_challenged = { $bot } nie przyjmuje wyzwań.
error-other_games = { $bot } nie gra w tę grę ({ $game }).
error-one_answer = Odpowiedź wskazuje jedną akcję: przez action, text albo id.
error-at_the_table = To mówi się przy stole: połącz się z grą.
error-game_over = Gra jest skończona.
error-not_yours_seats = O tym, kto gra, decyduje ten, kto założył pokój.
error-house_bots_only = Dalej może zagrać za niego tylko bot domowy; wskaż jednego z nich.
error-players_hand_over = O tym, kto gra dalej, decydują gracze.
error-not_a_bot = To nie jest miejsce bota.
error-bot_is_there = Bot jest przy stole; może grać dalej.

## people among each other: rated games, challenges, friends, blocks

error-no-person = Nie ma konta o tej nazwie.
error-no-seek = Nie ma takiego wyzwania.
error-no-tournament = Nie ma takiego turnieju.
error-rated_running = Partia rankingowa toczy się dalej tylko przy swoim stole.
error-puzzle_open = Najpierw rozwiąż zadanie albo się poddaj; potem możesz grać dalej z dowolnej pozycji.
error-rated_stays = Partia rankingowa zostaje tam, gdzie jest.
error-rated_undo = W partii rankingowej można cofnąć tylko to, co nie odsłoniło niczego nowego.
error-not_abortable = Każda ze stron wykonała już dwa ruchy: tę partię można teraz tylko poddać.
error-blocked = Nie gracie ze sobą: jedno z was zablokowało drugie.
error-blocked_chat = Ktoś przy tym stole nie chce czytać twoich wiadomości.
error-yourself = To ty.
error-too_many_followed = Obserwujesz już { $most } osób.
error-too_many_blocked = Masz już zablokowanych { $most } osób.
error-too_many_reports = Liczba dzisiejszych zgłoszeń: { $most }. Zostaną przeczytane.
error-too_many_accounts = Z twojej sieci założono dziś zbyt wiele kont. Spróbuj ponownie jutro.
error-too_many_listed = W poczekalni czeka już tyle twoich otwartych stołów, ile wolno. Zamknij któryś z nich albo otwórz ten stół tylko dla znajomych z linkiem.
error-address_in_name = Nazwa nie może zawierać adresu internetowego.
error-muted_here = Jedna z osób grających wyłączyła ci czat przy tym stole.
error-muted_everywhere = Moderator wyłączył ci czat: na razie nie możesz w nim pisać.
error-players_mute = Wyciszać mogą tylko osoby, które grają przy tym stole.
error-too_many_muted = Przy tym stole wyciszono już zbyt wiele osób.
error-not_moderator = To mogą robić tylko moderatorzy.
error-own_game = To twoja partia: musi ją ocenić inny moderator.
error-not_voidable = To nie jest zakończona partia rankingowa albo nie liczy się już nikomu.
error-vacation_little_time = Trwa twój ruch w grze { $game }, a z czasu na ten ruch została mniej niż jedna czwarta. Najpierw wykonaj tam ruch.
error-no-report = Nie ma takiego otwartego zgłoszenia.
error-no-mute = Ta osoba nie jest wyciszona.
error-too_many_seeks = Masz już { $most } otwartych wyzwań; wycofaj najpierw kilka.
error-two_players = Wyzwanie jest dla dwojga graczy; dla większej liczby załóż stół.
error-challenge_bot = Bota wyzywa się przy nowym stole.
error-seek_gone = Tego wyzwania już nie ma: ktoś je przyjął albo minął jego czas.
error-not_for_you = To wyzwanie nie jest dla ciebie.
error-no-tournament = Nie ma takiego turnieju.
error-tournament_options = W turnieju gra się ze zwykłymi opcjami: bez bitew i talii ułożonych przez graczy.
error-tournament_game = Turnieje są dla gier dwojga graczy przeciwko sobie.
error-tournament_name = Nazwij turniej.
error-tournament_start = Turniej zaczyna się w przyszłości, najdalej za trzydzieści dni.
error-tournament_closed = Do tego turnieju nie można się już zapisać ani go zmienić: jest pełny, trwa albo się skończył.
error-tournament_maker = Może to zrobić tylko osoba, która założyła turniej.
error-tournament_too_few = Liczba zapisanych graczy musi wynosić co najmniej { $fewest }.
error-tournament_changed = Ktoś się właśnie zapisał albo wycofał; spróbuj jeszcze raz.
error-too_many_tournaments = Liczba twoich niezakończonych turniejów to już { $most }; więcej naraz nie można.
seek-guest = Tylko dla kont: gość nie ma rankingu.
seek-too_low = Dla graczy z wyższym rankingiem.
seek-too_high = Dla graczy z niższym rankingiem.
unrated-cooperative = Wszyscy grają razem przeciwko grze: liczą się wyniki, rankingu nie ma.
unrated-seed = Ktoś wybrał ziarno losowości.
unrated-position = Gra zaczyna się od wybranej pozycji.
unrated-continued = Gra jest dalszym ciągiem innej.
unrated-options = Do rankingu liczą się tylko bitwy i talie z tego serwisu.
unrated-house_rulings = Partie na zasadach domowych nie liczą się do rankingu: ranking porównuje gry według tych samych zasad.
unrated-bot = Tego bota nie zmierzono, więc nie może być przeciwnikiem w partii rankingowej.
unrated-nobody = Nie gra nikt, czyj ranking mógłby się zmienić.
unrated-both_sides = Jedna osoba gra po obu stronach.
unrated-own_bot = Partia z własnym botem nie liczy się do rankingu.
unrated-guest = Goście nie mają rankingu; najpierw załóż konto.
## gry na raty: zegary, roszczenia, urlopy

error-bad_clock = Zegar ma dni na każdy ruch albo godziny na całą grę i minuty za każdy ruch.
error-players_claim = Mogą to zrobić tylko gracze.
error-nothing_to_claim = Nie ma tu teraz nic do zażądania.
error-not_that_way = Tego nie można tu zażądać.
error-is_there = Ten gracz jest przy stole.
error-other_side = Grasz przeciwko temu miejscu.
error-no_draw = Przy tym stole nie można umówić się na remis.
error-nobody_to_nudge = Nie ma komu przypominać.
error-nudged = Przypomnienie było niedawno; wysyła się je raz dziennie.
error-bad_webhook = Webhook to adres https, który jest dostępny z całego świata.
error-bad_subscription = To nie jest subskrypcja przeglądarki.
error-too_many_browsers = Masz już dziesięć powiadamianych przeglądarek; usuń najpierw którąś z nich.
error-no_letters = Ten serwer nie wysyła listów.
error-no_address = Potrzebne jest konto z adresem e-mail; podaj go powyżej.
error-letter_failed = Listu nie udało się wysłać; spróbuj później.
error-no_ways = Wybierz najpierw sposób powiadamiania.
error-no-link = Ten link jest nieważny albo już stracił ważność.
error-on_vacation = Twój urlop już trwa.
error-no_vacation = { $left ->
    [0] Nie masz już w tym roku dni urlopu.
    [one] Został ci w tym roku jeden dzień urlopu.
    [few] Zostały ci w tym roku { $left } dni urlopu.
    [many] Zostało ci w tym roku { $left } dni urlopu.
   *[other] Zostało ci w tym roku { $left } dni urlopu.
}

## co serwer mówi w dzienniku każdej gry

log-new_rules = Ten serwer ma nową wersję zasad, według której część tego, co tu rozegrano, potoczyłaby się inaczej. Wszystko zostaje, jak jest, a gra toczy się dalej według nowych zasad; wcześniejszych ruchów nie można cofnąć.
log-new_version = Ten serwer ma nową wersję zasad ({ $version }, dotąd { $was }), według której część tego, co tu rozegrano, potoczyłaby się inaczej. Wszystko zostaje, jak jest, a gra toczy się dalej według nowych zasad; wcześniejszych ruchów nie można cofnąć.
log-unreadable = Ta wersja zasad ({ $version }) nie może dokończyć tej gry: { $why }. To, co rozegrano, nadal można przeczytać.
log-people_resigned = { $name }: gra poddana.
log-people_stopped = { $name }: partia przerwana, zanim każda ze stron wykonała dwa ruchy. Nie liczy się nikomu.
log-people_aborted = Partia skończyła się, zanim każda ze stron wykonała dwa ruchy. Zostaje przerwana i nie liczy się nikomu.
log-people_unrated = Partia skończyła się, zanim każda ze stron wykonała dwa ruchy. Liczy się w turnieju, ale nie zmienia rankingu.
log-people_out_of_time = { $name }: koniec czasu.
log-people_abandoned = { $name } od dawna nie wykonuje ruchu: { $claimer } żąda wygranej.
log-people_drawn = Gracze zgadzają się na remis.
log-people_seat_left = { $name } odchodzi od stołu; miejsce jest wolne.
log-people_seat_free = Miejsce, na którym gra { $name }, jest wolne dla kogoś innego.
log-people_seat_to_bot = { $name }: dalej gra bot.
log-people_free_to_bot = Na wolnym miejscu gra dalej bot.
log-people_seat_joined = { $by } gra dalej także za: { $name }.
log-people_free_joined = { $by } gra także na wolnym miejscu.
log-people_seat_taken = { $by } zajmuje wolne miejsce i gra dalej.
story-out_of_time = { $losers }: czas skończył się w turze { $turn }.
story-abandoned = { $losers }: brak ruchu w turze { $turn }, więc przeciwnik zażądał wygranej.
story-drawn = Gracze zgodzili się na remis w turze { $turn }.
upgrade-no_state = nie zapisano ostatniej pozycji
upgrade-bad_state = nie można odczytać ostatniej pozycji
upgrade-other_state = dziennik prowadzi do innego stanu niż zapisany

## terminal

terminal-begin = Wpisz numer, żeby wykonać akcję; `help` pokaże całą resztę.
terminal-left = Gra pozostaje niedokończona.
terminal-over = Koniec gry ({ $ending }). Wygrana: { $winners }.
terminal-nobody = nikt
terminal-not_undone = Nie cofnięto: { $why } (`undo!`, jeśli się zgadzają)
terminal-undone = { $seat } cofa { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }.
terminal-no_action = „{ $line }” to ani akcja, ani polecenie; `help` je wymieni.
terminal-refused = Niedozwolone: { $why }
terminal-unknown_action = „{ $line }” nie jest akcją tej gry.
terminal-allowed = Akcja „{ $action }” jest dozwolona.
terminal-nothing_refused = W tej decyzji nic nie jest zabronione.
terminal-holding_nothing = Nie masz nic na ręce.
terminal-no_rule = Żadna zasada nie zawiera „{ $word }”.
terminal-which_word = Jakie słowo? `rules SŁOWO`
terminal-where_to = Dokąd? `save PLIK`
terminal-saved = Zapisano; `westmarch play { $game } --load { $file }` wznowi grę.
terminal-seed = { $title }, ziarno { $seed }
terminal-next_game = Przejść do następnej gry kampanii? [t/n]
terminal-players = { $id }: { $title }, gracze: { $players }
terminal-seats = miejsca: { $seats }
terminal-option = opcja { $name }={ $values }: { $text }
terminal-bots = boty: { $bots }
seat-free_peoples = Wolne Ludy
seat-shadow = Cień
seat-gondor = Gondor
seat-rohan = Rohan
seat-witch_king = Czarnoksiężnik z Angmaru
seat-saruman = Saruman
seat-player_1 = Gracz 1
seat-player_2 = Gracz 2
seat-player_3 = Gracz 3
seat-player_4 = Gracz 4
seat-stark = Ród Starków
seat-lannister = Ród Lannisterów
terminal-help =
    { "" }  NUMER lub AKCJA    wykonaj tę akcję
    { "" }  why [NUMER|AKCJA]  dlaczego czegoś nie można; samo: wszystko, czego nie można, z powodem
    { "" }  undo               cofnij swoją ostatnią akcję, dopóki nie odsłonięto nic nowego
    { "" }  undo!              cofnij ją mimo wszystko (boty zawsze się zgadzają)
    { "" }  board              plansza
    { "" }  hand               co masz na ręce
    { "" }  log [N]            ostatnie wpisy dziennika
    { "" }  rules SŁOWO        zasady zawierające słowo albo zasada o takim numerze
    { "" }  position           pozycja jako tekst
    { "" }  save PLIK          zapisz dotychczasowy przebieg gry
    { "" }  quit               wyjdź

## simulate, arena, dataset

simulate-sum = ukończone gry: { $finished } z { $games }, błędy: { $errors }, decyzje: { $decisions } w { $seconds } s, rund na grę: { $rounds }
simulate-sequels = gry rozegrane dodatkowo jako dalsze części kampanii: { $count }
simulate-wins = zwycięstwa:
simulate-endings = zakończenia:
simulate-reached = jak daleko zaszły gry:
simulate-mean = średnio { $mean }, od { $least } do { $most }
simulate-of_games = { $text } (w { $games } grach)
simulate-by_round = na koniec każdej rundy (średnio):
simulate-broken = przerwana: ziarno { $seed }: { $message }

arena-title = { $games } z { $planned } gier
arena-bot = bot
arena-rating = ranking (Elo)
arena-score = wynik
arena-games = gry
arena-results = wygrane/remisy/przegrane
arena-crashes = awarie
arena-time = ms/działanie
arena-times = ms/działanie: średnio / 95 % / najdłużej
arena-p95 = 95 % w ciągu, ms
arena-longest = najdłuższe, ms
arena-sum = gry: { $games }, w tym z dziennika: { $resumed }; { $seconds } s; ziarno { $seed }
arena-fault = { $bot } przerwał grę i ją przegrał: { $setting }, ziarno { $seed }: { $message }
arena-void = gra przerwana bez winy botów, nikomu się nie liczy: { $setting }, ziarno { $seed }: { $message }
arena-more_faults = pozostałe usterki ({ $count }) są w raporcie i w --json
arena-report = raport: { $file }
arena-test_open = test wciąż nierozstrzygnięty, pojedynki: { $bouts } (LLR { $llr })
arena-test_stronger = { $first } jest silniejszy, pojedynki: { $bouts } (LLR { $llr })
arena-test_not_stronger = { $first } nie jest silniejszy, pojedynki: { $bouts } (LLR { $llr })

report-title = Arena: kto gra najlepiej
report-intro = Rozegrane gry: { $games } z { $planned } zaplanowanych; { $form }. Boty: { $bots }. Warianty: { $settings }.
report-form_round_robin = każdy z każdym
report-form_gauntlet = pierwszy bot z każdym z pozostałych
report-ratings = Ranking
report-pairings = Pary
report-tests = Testy
report-settings = Warianty
report-setting = wariant
report-times = Czas na działanie
report-times_text = Kropka to średnia, kreska sięga najwolniejszego działania; każdy krok w prawo to dziesięć razy dłużej.
report-advantage = Gry: { $games }, średnio rund: { $rounds }. Przewaga strony { $side }: { $advantage } Elo [{ $low }, { $high }].
report-together = Gry: { $games }, średnio rund: { $rounds }; wszyscy grają razem przeciwko grze. Łatwość: { $advantage } Elo [{ $low }, { $high }].
report-ending = zakończenie
report-reached = Jak daleko zaszły gry
report-measure = miara
report-mean = średnia
report-range = zakres lub wartości
report-faults = Przerwane gry
report-fault_games = gry: { $count }
report-players = gracze
report-seed = ziarno
report-how = Jak to zmierzono
report-method = Każde rozdanie rozgrywają wszystkie boty, a gdzie walczą dwie strony – raz po każdej z nich. Rankingi to najbardziej prawdopodobne wartości w modelu Bradleya i Terry'ego z przewagą pierwszej strony w każdym wariancie; ich średnia to 0. Wszystkie przedziały są 95-procentowe: rankingów z wiarygodności profilowej, udziałów według Wilsona. Remis to pół punktu; kto przerwie grę, ten ją przegrywa.
report-facts = Westmarch { $version }, ziarno { $seed }; decyzje: { $decisions }; { $seconds } s.

dataset-sum = { $game }: gry: { $games }, decyzje: { $decisions }, { $size } MB w { $seconds } s ({ $rate } gier/s); { $folder }
dataset-kept = { $game }: już były: gry { $games }, decyzje { $decisions }; { $folder }
dataset-broken = { $game }: przerwane gry: { $count }

## powody wspólne wszystkim grom

refusal-nothing_named = Nie podano żadnej akcji.
refusal-no_such_verb = Żadna akcja nie nazywa się „{ $verb }”.
refusal-wrong_number = { $count ->
        [0] „{ $verb }” występuje samo.
        [one] „{ $verb }” wskazuje { $count } rzecz.
        [few] „{ $verb }” wskazuje { $count } rzeczy.
        [many] „{ $verb }” wskazuje { $count } rzeczy.
       *[other] „{ $verb }” wskazuje { $count } rzeczy.
    }
refusal-no_such_thing = „{ $verb }” nie może wskazać „{ $value }”.
refusal-not_now = To odpowiedź na inne pytanie niż to, które jest teraz zadane.
refusal-cannot_be_left_out = Tego kroku nie można pominąć ani tu zakończyć: wybierz jedną z możliwości.
refusal-does_not_fit = Ten wybór dotyczy czego innego; zasada mówi, czego.
refusal-no_such_macro = Makr jest teraz { $count }, liczonych od 0.
refusal-no_such_id = Żadna akcja nie ma numeru { $id }.

## what is wrong with options, files, records, positions and settings; each begins in small letters and has no full stop

either = { $one } albo { $other }
option-none = { $game } nie ma żadnych opcji, więc i opcji „{ $option }”
option-unknown = { $game } nie ma opcji „{ $option }” (opcje: { $options })
option-value = opcja { $option } nie może mieć wartości „{ $value }” (możliwe: { $values })
option-bots_for_seats = liczba podanych botów to { $bots }, a miejsc jest { $seats }: { $names }
option-bots_for_others = liczba podanych botów to { $bots }, a pozostałych miejsc jest { $seats }
option-language = nie mówimy tu w języku „{ $language }” (dostępne: { $languages })
option-no_pair = opcja „{ $text }” nie ma postaci nazwa=wartość
option-twice = opcję { $option } podano dwa razy
option-no_list = { $what }: „{ $text }” to nie lista nazw oddzielonych przecinkami
option-no_seat = nie ma miejsca o nazwie „{ $seat }” (miejsca: { $seats })
option-no_seat_or_all = nie ma miejsca o nazwie „{ $seat }” (miejsca: { $seats }, all)
option-no_seat_number = nie ma miejsca o numerze { $seat } (miejsca: { $seats })
option-no_game = nie ma gry o nazwie „{ $game }” (gry: { $games })
option-no_such_game = nie ma gry o nazwie „{ $game }”
match-no_end = gra nie skończyła się po { $decisions } decyzjach
play-position_options = pozycja sama określa opcje; pomiń --option
play-record_options = zapis sam określa opcje i pozycję; pomiń je
play-other_game = { $file } to zapis gry { $game }, a nie { $wanted }
rules-no_tests = nie ma tu testów; uruchom to w katalogu ze źródłami albo podaj --tests
texts-no_language = „{ $language }” to nie język, taki jak na przykład de
texts-there_already = teksty w języku „{ $language }” już są
bench-no_catanatron = Catanatron nie jest zainstalowany; zrobi to `make bench`
bench-not_compiled = nie ma skompilowanego silnika: zbuduje go `make fast`
bench-against_pure = bota porównuje się tylko z { $pure }, a nie z „{ $against }”
bench-games_alone = --games można łączyć tylko z --seconds, --seed i --json
bench-no_game = podaj grę albo kilka gier po --games
bench-unknown_yardstick = nie można porównać z „{ $against }” (dostępne: { $known })
gym-not_observed = gry { $game } nie da się obserwować (gry: { $games })
gym-illegal = illegal nie może mieć wartości „{ $value }” (możliwe: { $values })
gym-bots_for_others = pozostałych miejsc w grze { $game } jest { $seats }, a liczba podanych botów to { $bots }
bot-unknown = gra { $game } nie ma bota „{ $name }” (boty: { $bots })
bot-not_there = pod „{ $name }” nie ma bota: { $why }
bot-no_bot = „{ $name }” to nie bot: nie ma metody act albo nie mówi, czy jest ślepy (blind)
bot-no_parameter = bot { $bot } nie ma parametru „{ $parameter }” (parametry: { $parameters })
bot-no_parameters = bot { $bot } nie ma parametru „{ $parameter }” (nie ma żadnych)
bot-wrong_kind = parametr { $parameter } bota { $bot } nie może mieć wartości „{ $text }” (jest typu { $kind })
bot-not_offered = { $bot } wybiera { $action }, choć nie ma takiej możliwości: { $why }
file-unreadable = nie można odczytać { $file }: { $why }
file-unwritable = nie można zapisać { $file }: { $why }
file-not_utf8 = nie można odczytać { $file }: to nie jest tekst w UTF-8
file-wrong = { $file }: { $why }
file-there_already = plik { $file } już istnieje
file-no_folder = nie ma katalogu { $folder }
file-no_folder_made = nie można utworzyć katalogu { $folder }: { $why }
file-no_data_folder = nie można utworzyć katalogu danych { $folder }: { $why }
action-declared_twice = czasownik { $verb } zadeklarowano dwa razy
action-none = nie ma takiej akcji: „{ $action }”
action-no_number = żadna akcja nie ma numeru { $number }
action-illegal = niedozwolona akcja „{ $action }”: { $why } ({ $rule })
undo-nothing_to_undo = nie ma czego cofnąć
undo-undo_new_information = od tego czasu rzucono kośćmi albo odsłonięto karty; inni muszą się zgodzić
undo-undo_other_seat = po drodze decydował inny gracz; inni muszą się zgodzić
undo-undo_carried_over = to było, zanim gra przeszła na inną wersję

record-line = wiersz { $line }: { $why }
record-empty = zapis jest pusty
record-not_utf8 = to nie zapis gry: tekst nie jest w UTF-8
record-format = nieznany format zapisu { $format } (znany: { $known })
record-breaks_off = zapis się urywa; brakuje wiersza końcowego
record-actions_before = przed tym wierszem { $actions ->
        [one] stoi { $actions } akcja
        [few] stoją { $actions } akcje
        [many] stoi { $actions } akcji
       *[other] stoi { $actions } akcji
    }
record-actions = liczba akcji w zapisie to { $actions }, a wiersz końcowy podaje { $said }
record-nested = zbyt wiele poziomów zagnieżdżenia
record-no_json = to nie JSON
record-no_object = to nie obiekt JSON
record-no_header = to nie nagłówek zapisu ({ $field })
record-no_action = to nie akcja zapisu ({ $field })
record-no_carried = to nie wzmianka o innej wersji ({ $field })
record-no_closing = to nie wiersz końcowy zapisu ({ $field })
record-seats = miejsca nie zgadzają się z grą { $game } przy tych opcjach
record-other_seat = gra miejsce { $seat }, choć decyduje miejsce { $asked }
record-illegal = niedozwolona akcja „{ $action }”: { $why }
record-hash = skrót stanu różni się od zapisanego
record-final_hash = skrót stanu końcowego różni się od zapisanego
record-results = gra nie zużywa dokładnie tych wyników losowych, które zapisano
record-ending = według zapisu gra kończy się tak: „{ $said }”, a naprawdę jest: „{ $found }”
record-winners = zapis wymienia innych zwycięzców niż gra
record-other_state = prowadzi do innego stanu niż ten, z którym gra przeszła dalej
record-other_rules = rozegrano to według innych zasad ({ $rules }) niż dzisiejsze ({ $today }), a te tego nie potwierdzają: { $why }
record-unknown_rules = rozegrano to w wersji, która nie zapisywała swoich zasad, a dzisiejsze ({ $today }) tego nie potwierdzają: { $why }
record-only = { $file }: liczba akcji to tylko { $actions }, a nie { $wanted }
record-other_seed = { $file }: ziarno jest inne: jego SHA-256 to { $hash }
record-not_fair = { $file }: rzuty lub losowania nie wynikają z ziarna
record-too_many = zapis ma więcej niż { $most } akcji
record-impossible_result = wynik losowy { $value } nie mieści się między { $low } a { $high }
record-layout = zapisany stan ma układ { $found }; ta wersja zna { $known }
record-no_way = nie da się przenieść zapisanego stanu z układu { $layout } do { $next }
record-no_state = to nie zapisany stan: { $why }
record-no_beginning = gra nie ma początku
record-no_journal = nie można odczytać dziennika gry: { $why }
record-carried_over = gra po drodze przeszła na inną wersję zasad
record-other_move = zapisany stan pochodzi z innego ruchu

position-line = pozycja, wiersz { $line }: { $why }
position-whole = pozycja: { $why }
position-none = to nie pozycja: { $why }
position-nested = to nie pozycja: zbyt wiele poziomów zagnieżdżenia
position-unfit = pozycja jest niespójna: { $why }
position-meant = { " " }(może { $near }?)
position-no_colon = „{ $head }” nic nie mówi: brakuje dwukropka
position-head_of_what = „{ $head }”, ale czego?
position-unknown = nie ma { $what } „{ $word }”{ $hint }
position-twice = „{ $head }” podano dwa razy
position-one_of = { $head }: możliwe wartości to { $values }
position-number = { $what }: potrzebna jest liczba od { $least } do { $most }
position-named_already = { $name } występuje już w wierszu { $line }
position-pairs = { $head }: nazwy, każda z liczbą
position-no_number = { $head }: „{ $word }” to nie liczba
position-of_what = { $count }, ale czego?
position-played_for = { $card }, karta zagrana dla { $tile }, jest też w wierszu { $line }
position-no_deck = nie ma talii „{ $deck }” ({ $decks })
position-other_deck = { $card } należy do innej talii
position-no_seat = nie ma miejsca „{ $seat }” (miejsca: { $seats })
position-not_a_side = „{ $word }” to nie strona: fp albo shadow
position-place_twice = { $place } podano dwa razy
position-both_sides = armie obu stron w jednym miejscu: { $place }
position-only_one = { $thing } jest w grze tylko w jednym egzemplarzu
position-too_many_units = więcej jednostek niż { $most } w miejscu { $place }
position-who_controls = kto kontroluje { $place }?
position-no_special_tile = { $tile } to nie żeton specjalny
position-no_face = kość strony { $side } nie ma wyniku { $face }
position-only_dice = liczba kości strony { $side } to tylko { $most }
position-other_side = { $card } to karta drugiej strony
position-not_staying = { $card } nie pozostaje na stole
position-only_going_on = pozycję można zapisać tylko dla trwającej gry
position-only_between = pozycję można zapisać tylko między akcjami
thing-statement = wpisu
thing-hex_or_statement = pola ani wpisu
thing-place_or_statement = miejsca ani wpisu
thing-region_Nation_or_statement = regionu, Narodu ani wpisu
thing-card = karty
thing-Character = postaci
thing-character = postaci
thing-House = Rodu
thing-Nation = Narodu
thing-colour = koloru
thing-commander = dowódcy
thing-die_result = wyniku kości
thing-effect = efektu
thing-face = ścianki
thing-fate_tile = żetonu przeznaczenia
thing-hex = pola
thing-house_ruling = zasady domowej
thing-hunt_tile = żetonu poszukiwań
thing-kind_of_token = rodzaju żetonów
thing-order_token = żetonu rozkazu
thing-pass = przełęczy
thing-place = miejsca
thing-region = regionu
thing-rank_unit_or_commander = rangi, jednostki ani dowódcy
thing-state_of_a_strategy_token = stanu żetonu strategii
thing-territory = terytorium

pack-no_folder = pakiet danych „{ $folder }” to nie katalog
pack-no_game = pakiet danych { $folder }: nie da się z niego złożyć gry { $game } ({ $why })
pack-unreadable = nie można odczytać pliku pakietu danych { $file }: { $why }
pack-no_data = plik pakietu danych { $file }: gra { $game } nie ma takich danych (pliki: { $files })
pack-wrong = plik pakietu danych { $file }: { $why }
pack-type = plik pakietu danych { $where }: { $value } – potrzebna jest wartość innego typu: { $type }
pack-key = plik pakietu danych { $where }: nieznany klucz „{ $key }” (klucze: { $keys })
pack-no_id = plik pakietu danych { $where }: wpis nie ma id
pack-no_entry = plik pakietu danych { $where }: nie ma wpisu „{ $entry }”, który można by zastąpić
pack-twice = plik pakietu danych { $where }: „{ $entry }” podano dwa razy
type-bool = prawda lub fałsz (true, false)
type-int = liczba całkowita
type-float = liczba
type-str = tekst
type-list = lista
type-dict = tabela

database-none = nie ma bazy danych { $file }
database-no_copy = { $file } to nie kopia bazy danych { $kind }
database-not_copied = nie można skopiować { $file }: { $why }
database-not_whole = kopia { $file } nie jest kompletna: { $why }
database-replace = plik { $file } już istnieje (--replace wstawi kopię na jego miejsce)
database-not_empty = baza danych nie jest pusta (--replace wstawi kopię na jej miejsce)
database-in_use = baza danych jest w użyciu; najpierw zatrzymaj serwery i procesy botów
database-no_program = program { $program } nie jest zainstalowany (Debian: apt install postgresql-client)
database-it_failed = nie udało się
database-not_opened = nie można otworzyć bazy danych: { $why }
database-unreadable = nie można odczytać bazy danych: { $why }
database-unknown_kind = baza danych „{ $text }” jest nieznanego rodzaju (znane: { $known })
database-older_version = baza danych ma układ { $layout }, którego ta wersja westmarch już nie aktualizuje: otwórz ją najpierw raz w westmarch { $version }, a potem wróć do tej wersji
database-later_version = baza danych pochodzi z nowszej wersji westmarch ({ $why })
database-another_server = z bazy { $database } korzysta już inny serwer; kilka serwerów wymaga bazy PostgreSQL i Redisa (--database, --redis)
database-another_site = z tej bazy korzysta już inny serwer; kilka serwerów wymaga Redisa, wspólnego dla wszystkich (--redis)
setting-worker_needs = proces botów wymaga --database postgresql://.. i --redis redis://..
setting-processes_need = kilka procesów (--redis) wymaga bazy PostgreSQL (--database)
setting-no_network = „{ $text }” to nie adres ani sieć (10.0.0.7 albo 10.0.0.0/8)
setting-no_address = „{ $text }” to nie adres (HOST albo HOST:PORT)
setting-no_redis_address = „{ $text }” to nie adres Redisa (redis://HOST:PORT/0)
setting-no_redis = nie można połączyć się z Redisem: { $why }
setting-mail = serwer poczty podaje się tak: smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS
setting-smtp_needs_site = --smtp wymaga --site https://NAZWA: tam prowadzą odnośniki w listach.
setting-site = adres serwisu podaje się jako https://NAZWA, a nie „{ $text }”
setting-cannot_listen = nie można nasłuchiwać pod adresem { $host }, port { $port }: { $why }
setting-cannot_listen_inside = nie można nasłuchiwać pod adresem { $address } dla pozostałych procesów: { $why }

## what commands print

terminal-over_told = Koniec gry. { $how } Wygrywa: { $winners }.
terminal-yes = t
terminal-interrupted = przerwano
terminal-bytes = { $file }: { $bytes } B
terminal-in_place = { $file } jest na swoim miejscu
terminal-archived = { $file }: gier: { $games }
terminal-archived_nothing = nic nowego do archiwum
terminal-room_carried = stół { $room } ({ $game }, ruchów: { $moves }) przechodzi na tę wersję: { $why }
terminal-room_stuck = stół { $room } ({ $game }, ruchów: { $moves }) nie może grać dalej: { $why }
terminal-games_checked = trwające gry na wersji { $version }: { $games }; grają dalej bez zmian: { $as_they_are }, przechodzą na tę wersję: { $carried }, nie mogą grać dalej: { $stuck }
report-line = { $id }  { $at }  { $by } o: { $whom }: { $reason } ({ $state })
report-open = otwarte
report-was_closed = zamknięte
report-count = { $count ->
        [one] { $count } zgłoszenie
        [few] { $count } zgłoszenia
        [many] { $count } zgłoszeń
       *[other] { $count } zgłoszenia
    }
report-closed = zgłoszenie { $id } zamknięte
report-none = nie ma otwartego zgłoszenia { $id }
moderate-nobody = nikt nie nazywa się { $name }
moderate-pair = { $first } – { $second }: partii rankingowych: { $games }, wynik { $points }, średnio ruchów: { $moves }; { $signs }
moderate-address = adres { $address }: { $names }; założonych tam kont: { $made }, partii rankingowych między nimi: { $met }
moderate-looked = Sprawdzono ostatnie dni: { $days }. Poszlaka to nie dowód: obejrzyj partie.
moderate-sign-same_address = ten sam adres
moderate-sign-one_sided = jednostronne
moderate-sign-short_games = krótkie partie
moderate-sign-each_other = prawie nikt inny
moderate-sign-new_account = nowe konto
moderate-voided = partia { $room } nie liczy się już nikomu; rankingi policzono od nowa
moderate-not_voidable = { $room } to nie zakończona partia rankingowa albo nie liczy się już nikomu
moderate-muted =
    { $days ->
        [0] { $name }: czat wyłączony na stałe
        [one] { $name }: czat wyłączony na { $days } dzień
        [few] { $name }: czat wyłączony na { $days } dni
        [many] { $name }: czat wyłączony na { $days } dni
       *[other] { $name }: czat wyłączony na { $days } dnia
    }
moderate-unmuted = { $name }: czat znów włączony
moderate-not_muted = { $name }: czat nie był wyłączony
moderate-for_good = na stałe
moderate-muted_line = { $name }  do: { $until }, przez: { $by }  { $why }
moderate-muted_count = z wyłączonym czatem: { $count }
moderate-granted = { $name } ma teraz prawa moderatora
moderate-revoked = { $name } nie ma już praw moderatora
moderate-no_moderator = { $name } nie ma praw moderatora
moderate-count = moderatorów: { $count }
verdict-actions = { $file }: { $game }, sprawdzone akcje: { $actions }, { $how }
verdict-ended = koniec, wygrywa: { $winners }
verdict-told = koniec ({ $how }), wygrywa: { $winners }
verdict-unfinished = gra niedokończona
verdict-dice = ; rzuty wynikają z ziarna (SHA-256 { $hash })
verdict-dice_not = ; rzuty nie wynikają z ziarna (SHA-256 { $hash })
verdict-dice_unproved = ; nie dla wszystkich rzutów da się wykazać, że wynikają z ziarna (SHA-256 { $hash })
verdict-part = akcje od { $first } do { $last }, wersja { $version }, zasady { $rules }: sprawdzone
verdict-part_not_checked = akcje od { $first } do { $last }, wersja { $version }, zasady { $rules }: nie sprawdzono, bo dzisiejsze zasady są inne ({ $why })
verdict-part_empty = żadnych akcji: wersja { $version }, zasady { $rules }
verdict-other_rules = { $file }: { $game }, liczba akcji: { $actions }; wszystkie rozegrano według innych zasad ({ $rules }) niż dzisiejsze ({ $today }), więc żadnej nie sprawdzono
verdict-rules_unknown = nieznane
covered-example = przykład do { $rules }
covered-unknown = wymienione w testach, a nie ma ich w zasadach: { $rules }
covered-summary = zasady: { $rules }, w tym informacyjne: { $informative }, sprawdzone: { $covered } ({ $percent } %), niesprawdzone: { $uncovered }; przykłady: { $examples }
ruling-reading = Gramy tak: { $text }
ruling-reason = Dlaczego: { $text }
ruling-other = Inna interpretacja: { $text }
ruling-house = Jako zasada domowa: { $text }
ruling-sources = Źródła: { $text }
rulings-summary = { $count ->
    [one] { $count } interpretacja
    [few] { $count } interpretacje
    [many] { $count } interpretacji
   *[other] { $count } interpretacji
 }; z tego do zmiany przy stole: { $house }
texts-missing_some = { $language }: brakuje { $count }
texts-missing_none = { $language }: niczego nie brakuje
bench-decisions = decyzje/s
bench-choices = prawdziwe wybory/s
bench-games = gry/s
bench-clones = kopie/s
bench-legal = śr. liczba akcji
bench-ratio = stosunek
bench-build = budowa { $build }, { $python }
bench-two_builds = budowa skompilowana wobec zwykłej, { $python }, mediany kilku rund
bench-same = te same decyzje
bench-not_same = NIE TE SAME decyzje
help-usage = Użycie:
help-show = Pokaż tę pomoc i zakończ.
help-arguments_panel_title = Argumenty
help-options_panel_title = Opcje
help-commands_panel_title = Polecenia
help-default_string = [domyślnie: {"{}"}]
help-envvar_string = [zmienna środowiskowa: {"{}"}]
help-required_long_string = [wymagane]
misuse-no_option = Nie ma takiej opcji: { $option }
misuse-missing = Brakuje: { $parameter }
misuse-value = Nieprawidłowa wartość { $parameter }: { $why }
misuse-other = Nie rozumiem polecenia: { $why }

## the teacher: hints and reviews

review-progress = oceniono { $done } z { $count }
review-head = { $game }: ruchy: { $moves }, prób na porównanie: { $trials }
review-judged_learned = Szanse według tego, czego nauczyły rozegrane gry.
review-judged_estimate = Szanse według zgrubnego oszacowania: o tej grze niczego się jeszcze nie nauczono.
review-judged_nothing = Nie wiadomo tu, jak oceniać pozycje w tej grze.
review-since = Omówiono od ruchu { $move }: wcześniej grano według innej wersji zasad.
review-side = { $side }: { $begin } % na początku, { $end } % na końcu; własna gra { $play }, gra pozostałych { $others }, szczęście { $luck }
review-side_alone = { $side }: { $begin } % na początku, { $end } % na końcu; gra { $play }, szczęście { $luck }
review-turning = Punkty zwrotne
review-turn = ruch { $move }, tura { $turn }, wybiera { $seat }: { $side } { $change } (gra { $play }, szczęście { $luck })
review-mistakes = Najkosztowniejsze decyzje
review-mistake = ruch { $move }, tura { $turn }, { $seat }: { $cost } % (± { $error }); wybrano: { $chosen }; lepiej: { $better }
review-no_mistakes = Żadna się nie wyróżnia.
hint-why_best = W porównaniu z następnym wyborem, średnio: { $gains }.
hint-why_other = W porównaniu z najlepszym wyborem, średnio: { $gains }.
hint-why_weakest = W porównaniu z najsłabszym sprawdzonym wyborem, średnio: { $gains }.
hint-why_won = W { $share } % prób gra od razu kończy się zwycięstwem.
hint-why_lost = W { $share } % prób gra od razu kończy się porażką.
hint-why_unclear = Próby nie wskazują jednego powodu.
hint-why_only = Nic innego nie wyglądało na warte prób.
hint-gain = { $thing } { $amount }
log-hint = { $name }: użyto podpowiedzi.
log-hints_on = Od teraz podpowiedzi są dozwolone.
log-hints_off = Od teraz podpowiedzi nie są dozwolone.
error-hints_off = Przy tym stole podpowiedzi są wyłączone.
error-no_hint = Tej decyzji nie da się ocenić.
error-hint_failed = Podpowiedzi nie udało się przygotować. Spróbuj jeszcze raz.
error-host_hints = Podpowiedzi włącza i wyłącza tylko osoba, która założyła stół.
error-review_players = Dopóki gra trwa, omówić mogą ją tylko gracze.
error-review_rated = Partię rankingową można omówić dopiero po jej zakończeniu.
error-reviews_at_once = Trwają już Twoje omówienia: { $most }. Zaczekaj, aż któreś się skończy.
error-no_moves_yet = Nie rozegrano jeszcze niczego, co można by omówić.
gain-war_of_the_ring-points_shadow = Punkty Zwycięstwa Cienia
gain-war_of_the_ring-points_free_peoples = Punkty Zwycięstwa Wolnych Ludów
gain-war_of_the_ring-threatened = punkty zagrożone przez Cień
gain-war_of_the_ring-counter_threat = punkty zagrożone przez Wolne Ludy
gain-war_of_the_ring-road = szansa na zniszczenie Pierścienia (%)
gain-war_of_the_ring-steps = kroki do Szczelin Zagłady
gain-war_of_the_ring-corruption = zepsucie
gain-war_of_the_ring-revealed = Drużyna ujawniona
gain-war_of_the_ring-companions = Towarzysze w Drużynie
gain-war_of_the_ring-hunt_dice = kości w polu poszukiwań
gain-war_of_the_ring-besieged = oblężone twierdze
gain-war_of_the_ring-units_free_peoples = jednostki Wolnych Ludów
gain-war_of_the_ring-units_shadow = jednostki Cienia
gain-war_of_the_ring-active_nations = aktywne Narody Wolnych Ludów
gain-war_of_the_ring-pool_shadow = Kości Akcji Cienia
gain-war_of_the_ring-pool_free_peoples = Kości Akcji Wolnych Ludów
gain-war_of_the_ring-rings_free_peoples = Pierścienie Elfów
gain-five_armies-points = Punkty Zwycięstwa Cienia
gain-five_armies-ten = szansa na dziesięć punktów (%)
gain-five_armies-fate = Tor Losu
gain-five_armies-units_free_peoples = jednostki Wolnych Ludów
gain-five_armies-units_shadow = jednostki Cienia
gain-five_armies-damage_free_peoples = Obrażenia Wolnych Ludów
gain-five_armies-damage_shadow = Obrażenia Cienia
gain-five_armies-leaders_free_peoples = dowodzenie Wolnych Ludów
gain-five_armies-leaders_shadow = dowodzenie Cienia
gain-five_armies-bodyguards = przyboczni Bolga
gain-five_armies-generals_ready = aktywowani Generałowie
gain-five_armies-eagles = Orły
gain-lotr_card_game-quest_points_left = brakujące punkty wyprawy
gain-lotr_card_game-threat = zagrożenie
gain-lotr_card_game-heroes = bohaterowie
gain-lotr_card_game-hero_damage = obrażenia bohaterów
gain-lotr_card_game-allies = sprzymierzeńcy
gain-lotr_card_game-willpower = siła woli
gain-lotr_card_game-attack = atak
gain-lotr_card_game-defence = obrona
gain-lotr_card_game-resources = zasoby
gain-lotr_card_game-attachments = dodatki
gain-lotr_card_game-cards = karty na ręce
gain-lotr_card_game-staging_threat = zagrożenie w strefie przeciwności
gain-lotr_card_game-engaged = wrogowie w zwarciu
gain-lotr_card_game-engaged_attack = atak wrogów w zwarciu
gain-lotr_card_game-location_points = punkty wyprawy na obszarach w strefie przeciwności
gain-lotr_card_game-active_location_points = punkty wyprawy na aktywnym obszarze
gain-battles_of_westeros-own_figures = własne figurki
gain-battles_of_westeros-other_figures = figurki wroga
gain-battles_of_westeros-own_points = własne punkty zwycięstwa
gain-battles_of_westeros-other_points = punkty zwycięstwa wroga
gain-battles_of_westeros-own_lost = utracone własne jednostki
gain-battles_of_westeros-other_lost = utracone jednostki wroga
gain-battles_of_westeros-own_commanders = własni dowódcy
gain-battles_of_westeros-other_commanders = dowódcy wroga
gain-battles_of_westeros-own_order_tokens = własne żetony rozkazów
gain-battles_of_westeros-other_order_tokens = żetony rozkazów wroga
gain-battles_of_westeros-own_command_tokens = własne żetony dowodzenia
gain-battles_of_westeros-other_command_tokens = żetony dowodzenia wroga
gain-battles_of_westeros-own_cards = własne karty na ręce
gain-battles_of_westeros-other_cards = karty na ręce wroga

## powiadomienia: twój ruch

call-title = Twój ruch: { $game }
call-line = Tura { $turn } czeka na ciebie.
call-line-with = Tura { $turn } czeka na ciebie. Przy stole: { $others }.
call-until = Twój czas mija { $when } UTC.
call-short = Kończy się twój czas: { $game }
call-nudge = { $name } przypomina o grze.
call-test-title = Westmarch woła
call-test = Tak dowiesz się, że to twój ruch.
call-digest = { $games ->
    [one] twój ruch w jednej grze
    [few] twój ruch w { $games } grach
    [many] twój ruch w { $games } grach
   *[other] twój ruch w { $games } grach
}
call-letter-off = Nie chcę więcej takich listów: { $link }
call-confirm-title = Westmarch: czy to twój adres?
call-confirm = { $name } chce dostawać listy, gdy przychodzi czas na ruch. Jeśli to ty, otwórz ten link:
call-confirm-else = Jeśli nie, nie rób nic: kolejny list nie przyjdzie.

## letters, the end of a connection (short: it goes over the wire), what the page says of itself

mail-subject = Westmarch: nowe hasło
mail-code = Kod do ustawienia nowego hasła dla konta { $name }:
mail-once = Można go użyć raz, w ciągu godziny. Jeśli to nie ty o niego prosisz, nie musisz nic robić.
mail-new_password-title = Westmarch: hasło zostało zmienione
mail-new_password = Hasło konta { $name } zostało zmienione. Wszystkie sesje zostały zakończone, a kody wysłane wcześniej już nie działają.
mail-new_address-title = Westmarch: listy trafią pod inny adres
mail-new_address = Z konta { $name } usunięto ten adres albo zastąpiono go innym. Kody wysłane tu wcześniej już nie działają.
mail-not_me = Jeśli to nie ty, ktoś inny zna twoje hasło. Ustaw nowe za pomocą kodu odzyskiwania i napisz do osób, które prowadzą serwis:
closing-loaded_again = Stół wczytuje się od nowa.
closing-restarting = Serwer uruchamia się ponownie.
closing-logged_out = Nastąpiło wylogowanie.
closing-removed = Stół usunięto.
closing-too_slow = Połączenie jest zbyt wolne.
closing-refused_often = Odrzucono zbyt wiele wiadomości.
closing-bad_token = Token już nie działa.
closing-declined = Wyzwanie odrzucono.
closing-seat_of_another = To miejsce należy już do kogoś innego.
closing-game_over = Gra się skończyła.
page-description = Wojna o Pierścień, Bitwa Pięciu Armii, Władca Pierścieni: Gra karciana i Bitwy Westeros według pełnych zasad, w przeglądarce, ze znajomymi albo przeciw botom.
page-title = Westmarch: wielkie gry o wojnie i przygodzie, według pełnych zasad
page-line = Graj od razu w przeglądarce, ze znajomymi albo przeciw botom: bez konta i bez instalacji.
page-picture = Stoły czterech gier pod malowanym niebem
page-manifest = Cztery gry planszowe o wojnie i przygodzie, według pełnych zasad.
page-works = Serwer działa, ale klient przeglądarkowy nie został zbudowany.
page-build = W katalogu projektu buduje go { $web } (potrzebny jest Node.js), a { $play } buduje i uruchamia wszystko.
page-schema = API jest opisane pod adresem { $schema }.

## contests, datasets, training: what is wrong with them

file-no_text = { $file } to nie tekst w UTF-8
contest-once_and_each = opcję { $option } podano raz dla wszystkich i raz z osobna
contest-lessons_or_each = lekcje gry z samym sobą mają już swoje opcje: --lessons albo --each
contest-no_values = opcja { $option } nie ma wartości
contest-no_test = test „{ $text }” nie ma postaci elo0,elo1 ani elo0,elo1,alpha,beta
contest-elos = test wymaga elo0 < elo1, a podano { $elo0 } i { $elo1 }
contest-alpha = alpha i beta testu leżą między 0 a 0,5
contest-sides = arena prowadzi gry dwóch stron albo jednej; { $setting } ma stron: { $sides } (opcje takie jak players=2)
contest-no_game = nie podano żadnej gry
contest-form = form nie może mieć wartości „{ $form }” (możliwe: { $forms })
contest-no_games = games wynosi co najmniej 1
contest-bot_twice = bota { $bot } podano dwa razy
contest-setting_twice = ustawienie { $setting } występuje dwa razy
contest-two_bots = test porównuje co najmniej dwa boty
contest-in_use = pliku { $file } używają inne zawody
contest-no_line = { $file }: wiersz { $line } to nie gra: { $why }
contest-no_journal = { $file } to nie dziennik zawodów
contest-journal_format = { $file }: nieznany format dziennika { $format }
contest-other_version = { $file } zawiera gry z westmarch { $version }, a to jest { $this }: graj w innym katalogu
contest-no_ray = Ray nie jest zainstalowany (pip install 'westmarch[cluster]')
contest-no_cluster = pod adresem „{ $address }” nie ma klastra Ray: { $why }
contest-game_or_file = podaj albo grę, albo plik po --config
contest-options_in_file = z --config opcje stoją w pliku
data-where = gra { $game }, krok { $step }
data-not_asked = { $where }: miejsce { $seat } nie decyduje
data-other_actions = { $where }: dozwolone są inne akcje
data-other_end = gra { $number }: kończy się inaczej niż wtedy
data-no_table = zbiór danych nie ma tabeli „{ $table }” (tabele: { $games }, { $decisions })
data-no_dataset = { $folder } to nie zbiór danych: nie ma pliku { $file }
data-schema = { $folder }: nieznany schemat { $schema } (znany: { $known })
data-another = w { $folder } jest inny zbiór danych: jego { $field } to { $theirs }, a nie { $ours }
data-died = jeden z procesów padł; to samo polecenie dokończy brakujące części
data-needs = zbiory danych wymagają PyArrow i NumPy (pip install 'westmarch[data]'): { $why }
data-one_game = opcje dotyczą jednej gry; podaj ją
train-no_examples = w { $folder } nie ma przykładów
train-hidden = hidden „{ $text }” to nie lista rozmiarów
bot-cannot_run = bot exec nie może uruchomić „{ $command }”: { $why }
bot-no_command = bot exec wymaga polecenia: exec:./mybot
bot-no_server = „{ $server }” nie jest adresem serwera: { $why }
bot-not_reached = nie można połączyć się z { $server }: { $why }
bot-plays_none = bot { $bot } nie gra w żadną z tych gier
bot-broke_off = połączenie się zerwało ({ $why }); kolejna próba
bot-is_there = { $bot } czeka na gry: { $games }
bot-begins = stół { $room }: zaczyna się { $game }
bot-won = stół { $room }: wygrana ({ $ending })
bot-not_won = stół { $room }: bez wygranej ({ $ending })
bot-trouble = stół { $room }: { $why }
bot-no_program = bot exec nie może uruchomić „{ $command }”: nie ma programu „{ $program }”
bot-seconds = parametr seconds bota exec nie może mieć wartości { $seconds }
bot-no_knowledge = nie wiadomo jeszcze, jak przeszukiwać grę { $game }
bot-no_weights = z { $file } nie da się odczytać wag: { $why }
bot-other_features = wag z { $file } nauczono dla innych cech
train-examples = gry: { $games }, pozycje: { $positions }
train-loss = strata na grach odłożonych na bok: { $loss }
train-gate = mecz: { $new } do { $old }
train-installed = zainstalowano
train-weights = wagi są w { $folder }
decks-generation = pokolenie { $number }: najlepsza talia wygrała { $won } z { $games }
decks-found = { $won } z { $games } ({ $low } do { $high } %): { $deck }
decks-parents = z { $decks } talii nie może zostać { $parents }
decks-names = „{ $text }” to nie identyfikator z nazwami w trzech językach (ID=EN/PL/RU)
puzzles-unreadable = to nie są łamigłówki: { $why }
puzzles-found = { $id }: { $what }; najlepszy wariant wygrywa { $chance }
puzzles-made = nowe łamigłówki w { $file }: { $count }; następna gra ma numer { $next }
puzzles-checked = łamigłówki: { $count }, z błędem: { $wrong }
contest-no_ray_address = „{ $address }” to nie adres klastra Ray (auto, local, host:port)
