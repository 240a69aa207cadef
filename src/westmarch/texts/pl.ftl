### Co mówi sam serwis, po polsku: błędy serwera, jego własne wpisy w dzienniku, terminal.

name-and = i
name-or = lub

## błędy serwera

error-try_again = Stół jest ponownie wczytywany. Spróbuj jeszcze raz.
error-server_error = Coś poszło nie tak na serwerze (numer zgłoszenia { $reference }).
error-nested = Żądanie ma zbyt wiele poziomów zagnieżdżenia.
error-unfit = Żądanie zawiera znaki lub wartości, których nie da się zapisać.
error-refused = Żądanie odrzucono.
error-no_database_soon = Baza danych nie odpowiada. Spróbuj za chwilę.
error-no_database = Baza danych nie odpowiada.
error-no_redis = W tej chwili to niemożliwe. Spróbuj za chwilę.
error-carried_over = Obecna wersja zasad nie potrafi pokazać tego stołu.
error-earlier_rules = Rozegrano to według wcześniejszej wersji zasad.
error-not_started = Gra jeszcze się nie zaczęła.
error-hands_hidden = Karty na rękach zobaczysz po zakończeniu gry.
error-not_your_seat = To nie twoje miejsce.
error-not_finished = To będzie dostępne po zakończeniu gry.
error-no_account = Goście nie mają konta. Najpierw je załóż.
error-no_mail = Ten serwer nie wysyła e-maili. Użyj kodu odzyskiwania.
error-too_fast = Zbyt wiele żądań. Poczekaj chwilę.
error-too_often = Zbyt wiele prób. Poczekaj chwilę.
error-not_json = Wiadomość musi być tekstem JSON.
error-message_too_large = Wiadomość jest za duża.
error-somebody = Przeglądarka nie ma tu jeszcze sesji. Najpierw otwórz stronę główną.
error-others_talk = Wysyłasz wiadomości zbyt szybko. Daj też innym dojść do głosu.
error-bad_name = Nazwa musi mieć od 3 do 30 znaków, w tym co najmniej jedną literę. Dozwolone są litery, cyfry, spacje, łączniki, podkreślenia i apostrofy.
error-house_name = Tę nazwę można pomylić z nazwą serwisu albo jego bota. Wybierz inną.
error-not_stored = Nie udało się tego zapisać. Spróbuj ponownie.
error-draining = Serwer uruchamia się ponownie. Spróbuj za chwilę.
error-readers_busy = Serwer odczytuje właśnie zbyt wiele przesłanych tekstów. Spróbuj za chwilę.
error-bad_deck = Talia zawiera kartę, która nie jest ani bohaterem, ani kartą gracza.
error-cross_origin = To żądanie pochodzi z innej strony.
error-too_many_rooms = Masz za dużo otwartych stołów. Najpierw zamknij kilka z nich.
error-seat_taken = To miejsce jest już zajęte.
error-started = Gra już się zaczęła.
error-players_start = Grę mogą rozpocząć tylko gracze.
error-seats_free = Niektóre miejsca są jeszcze wolne.
error-no_sequel = Po tej grze nie ma następnej.
error-not_over = Gra jeszcze trwa.
error-players_again = Rewanż mogą rozpocząć tylko gracze.
error-others_playing = W tę grę grają inni.
error-not_yours_room = Stół może usunąć tylko osoba, która go otworzyła.
error-others_here = Przy tym stole grają inni. Możesz się poddać.
error-account_name = Nazwy konta nie można zmienić.
error-name_taken = Ta nazwa jest już zajęta albo jest zbyt podobna do istniejącej.
error-wrong_login = Błędna nazwa lub hasło.
error-wrong_password = Błędne hasło.
error-wrong_code = Nazwa lub kod są błędne albo kod został już użyty.
error-bad_mail = To nie jest poprawny adres e-mail.
error-weak_password = To hasło zbyt łatwo odgadnąć. Unikaj popularnych słów, swojej nazwy i ciągów sąsiednich klawiszy.
error-stale = Na stole coś się już zmieniło. Spójrz jeszcze raz.
error-not_your_turn = Decyzja należy do innego gracza.
error-nothing_to_undo = Nie masz czego cofnąć.
error-no_offer = Nikt nie prosił o cofnięcie ruchu.
error-undo_asked = Prośba o cofnięcie tego ruchu została już wysłana.
error-undo_declined_often = W tej partii odmówiono ci już tyle razy: { $most }. Nie możesz prosić ponownie.
error-others_answer = Odpowiedzieć muszą inni gracze.
error-empty = Wiadomość jest pusta.
error-nobody = Nie przesłano sesji. Najpierw wywołaj /api/me.
error-battle_unreadable = Nie da się odczytać bitwy: { $why }.
error-battle_long = Bitwa ma więcej znaków niż { $most }.
error-moves = Gra ma { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }.
error-not_understood = Nie zrozumiano wiadomości: { $why }
error-too_long = Odczytywanie trwa zbyt długo.
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
    }. Najpierw usuń którąś z nich.
error-too_many_decks = Masz już { $most ->
        [one] { $most } talię
        [few] { $most } talie
        [many] { $most } talii
       *[other] { $most } talii
    }. Najpierw usuń którąś z nich.
error-not_yours_battle = Bitwę może zmienić tylko jej autor. Możesz zrobić kopię.
error-not_yours_deck = Talię może zmienić tylko jej autor. Możesz zrobić kopię.
error-changed_battle = Bitwę zmieniono gdzie indziej. Wczytaj ją ponownie albo zapisz swoją wersję jako kopię.
error-changed_deck = Talię zmieniono gdzie indziej. Wczytaj ją ponownie albo zapisz swoją wersję jako kopię.
error-too_many_published = Liczba twoich publikacji to już { $most }. Najpierw wycofaj kilka z nich.
error-like_own = Nie możesz polubić własnej pracy.
error-not_published = Tego nie opublikowano.
error-not_playable_battle = Ta bitwa jest opublikowana, więc nie może mieć błędów. Popraw ją albo najpierw wycofaj.
error-not_playable_deck = Ta talia jest opublikowana, więc musi być zgodna z zasadami. Popraw ją albo najpierw wycofaj.
error-nested_text = Tekst ma zbyt wiele poziomów zagnieżdżenia.
error-too_much = Ten tekst wymaga zbyt wiele pamięci.
error-unreadable_text = Nie da się odczytać tekstu: { $why }.
error-no-archive = Nie ma takiego pliku w archiwum.
error-no-address = Pod tym adresem nic nie ma.
error-bad_ringsdb = To nie jest adres ani numer talii z RingsDB.
error-ringsdb_off = Ten serwer nie pobiera talii z RingsDB. Zamiast tego wklej tekst talii.
error-no_ringsdb = Nie można teraz połączyć się z RingsDB. Zamiast tego wklej tekst talii.
error-no-ringsdb = W RingsDB nie ma takiej talii albo autor jej nie udostępnia.
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
error-http-unauthorized = Najpierw podaj swoją tożsamość ({ $why }).
error-http-forbidden = Nie masz do tego dostępu ({ $why }).
error-http-not_found = Pod tym adresem nic nie ma ({ $why }).
error-http-method_not_allowed = Pod tym adresem nie można tego zrobić ({ $why }).
error-http-too_large = Żądanie jest za duże ({ $why }).
error-http-unsupported_media_type = Ten format nie jest obsługiwany ({ $why }).
error-http-too_many_requests = Zbyt wiele żądań. Poczekaj chwilę ({ $why }).
error-no-action = W tej grze nie ma takiej akcji.
error-no-bot = Nie ma takiego bota.
error-no-bot-game = Ten bot nie ma miejsca w takiej grze.
error-no-challenge = Ten bot nie dostał wyzwania do tej gry.

## konta botów

error-bad_token = Wyślij token bota jako „Authorization: Bearer TOKEN”. Ten token jest nieznany albo został unieważniony.
error-too_many_bots = Masz już tyle botów: { $most }. Najpierw usuń któregoś z nich.
error-too_many_games = Bot gra już { $most ->
        [one] { $most } grę
        [few] { $most } gry
        [many] { $most } gier
       *[other] { $most } gry
    } – więcej naraz nie może.
error-too_many_streams = Bot może mieć najwyżej tyle otwartych połączeń: { $most }. Najpierw zamknij niektóre z nich.
error-not_challenged = { $bot } nie przyjmuje wyzwań.
error-other_games = { $bot } nie gra w tę grę ({ $game }).
error-one_answer = Odpowiedź musi wskazywać jedną akcję: przez action, text albo id.
error-at_the_table = Wyślij tę wiadomość przez połączenie z grą.
error-game_over = Gra jest zakończona.
error-not_yours_seats = O tym, kto gra, decyduje osoba, która otworzyła stół.
error-house_bots_only = Miejsce może przejąć tylko bot serwisu. Wskaż jednego z nich.
error-players_hand_over = O tym, kto przejmie miejsce, decydują tylko gracze.
error-not_a_bot = To nie jest miejsce bota.
error-bot_is_there = Bot jest połączony i może grać dalej.

## people among each other: rated games, challenges, friends, blocks

error-no-person = Nie ma konta o tej nazwie.
error-no-seek = Nie ma takiego wyzwania.
error-no-tournament = Nie ma takiego turnieju.
error-rated_running = Dopóki partia rankingowa trwa, nie można jej kontynuować przy innym stole.
error-puzzle_open = Najpierw rozwiąż łamigłówkę albo się poddaj. Potem możesz grać dalej z dowolnej jej pozycji.
error-rated_stays = Partii rankingowej nie można przenieść do innego stołu.
error-rated_undo = W partii rankingowej można cofnąć ruch tylko wtedy, gdy nie odsłonił niczego nowego.
error-not_abortable = Obie strony wykonały już dwa ruchy, więc tej partii nie można przerwać. Możesz się poddać.
error-blocked = Nie możecie grać razem, bo jedno z was zablokowało drugie.
error-blocked_chat = Nie możesz tu pisać, bo zablokował cię ktoś przy tym stole.
error-yourself = Nie możesz wybrać siebie.
error-too_many_followed = Obserwujesz już { $most } osób.
error-too_many_blocked = Masz już zablokowanych { $most } osób.
error-too_many_reports = Liczba twoich dzisiejszych zgłoszeń: { $most }. Moderatorzy je przeczytają.
error-too_many_accounts = Z twojej sieci założono dziś zbyt wiele kont. Spróbuj ponownie jutro.
error-too_many_listed = W poczekalni czeka już tyle twoich otwartych stołów, ile wolno. Zamknij któryś z nich albo otwórz ten stół tylko dla znajomych z linkiem.
error-address_in_name = Nazwa nie może zawierać adresu internetowego.
error-muted_here = Jedna z osób grających wyłączyła ci czat przy tym stole.
error-muted_everywhere = Moderator wyłączył ci czat: na razie nie możesz w nim pisać.
error-players_mute = Wyciszać mogą tylko osoby, które grają przy tym stole.
error-too_many_muted = Przy tym stole wyciszono już zbyt wiele osób.
error-not_moderator = To mogą robić tylko moderatorzy.
error-own_game = To partia z twoim udziałem, więc musi ją ocenić inny moderator.
error-not_voidable = To nie jest zakończona partia rankingowa albo partia została już unieważniona.
error-vacation_little_time = Trwa twój ruch w grze { $game }, a z czasu na ten ruch została mniej niż jedna czwarta. Najpierw wykonaj tam ruch.
error-no-report = Nie ma takiego otwartego zgłoszenia.
error-no-mute = Ta osoba nie jest wyciszona.
error-too_many_seeks = Masz już tyle otwartych wyzwań: { $most }. Najpierw wycofaj kilka z nich.
error-two_players = Wyzwanie jest dla dwojga graczy. Dla większej liczby otwórz stół.
error-challenge_bot = Aby wyzwać bota, otwórz nowy stół.
error-seek_gone = To wyzwanie nie jest już otwarte: ktoś je przyjął albo wygasło.
error-not_for_you = To wyzwanie nie jest dla ciebie.
error-no-tournament = Nie ma takiego turnieju.
error-tournament_options = W turnieju można używać tylko wbudowanych bitew i talii, a nie utworzonych przez graczy.
error-tournament_game = Turnieje są tylko dla gier, w których rywalizuje dwoje graczy.
error-tournament_name = Podaj nazwę turnieju.
error-tournament_start = Turniej musi zaczynać się w przyszłości, najdalej za trzydzieści dni.
error-tournament_closed = Do tego turnieju nie można się już zapisać ani go zmienić: jest pełny, trwa albo się skończył.
error-tournament_maker = Może to zrobić tylko organizator turnieju.
error-tournament_too_few = Minimalna liczba uczestników turnieju: { $fewest }.
error-tournament_changed = Ktoś się właśnie zapisał albo wycofał. Spróbuj jeszcze raz.
error-too_many_tournaments = Liczba twoich niezakończonych turniejów to już { $most }. Więcej naraz nie można.
seek-guest = Tylko dla graczy z kontem, bo goście nie mają rankingu.
seek-too_low = Dla graczy z wyższym rankingiem.
seek-too_high = Dla graczy z niższym rankingiem.
unrated-cooperative = Wszyscy grają razem przeciwko grze. Gry kooperacyjne nie liczą się do rankingu.
unrated-seed = Ziarno wybrał gracz.
unrated-position = Gra zaczyna się od wybranej pozycji.
unrated-continued = Gra jest dalszym ciągiem innej.
unrated-options = Do rankingu liczą się tylko wbudowane bitwy i talie.
unrated-house_rulings = Partie z zasadami domowymi nie liczą się do rankingu, bo ranking porównuje gry według tych samych zasad.
unrated-bot = Siły tego bota serwisu nie zmierzono, więc partie z nim nie liczą się do rankingu.
unrated-nobody = Nikt z graczy nie ma rankingu, który mógłby się zmienić.
unrated-both_sides = Jedna osoba gra po obu stronach.
unrated-own_bot = Partie z własnym botem nie liczą się do rankingu.
unrated-guest = Goście nie mają rankingu. Najpierw załóż konto.
## gry na raty: zegary, roszczenia, urlopy

error-bad_clock = Zegar wymaga albo dni na ruch, albo godzin na partię i dodatkowych minut za ruch.
error-players_claim = Mogą to zrobić tylko gracze.
error-nothing_to_claim = Nie możesz teraz niczego zażądać.
error-not_that_way = W ten sposób nie można zakończyć tej gry.
error-is_there = Ten gracz jest przy stole.
error-other_side = To miejsce należy do twojego przeciwnika.
error-no_draw = Przy tym stole remis nie jest możliwy.
error-nobody_to_nudge = Nie ma komu przypominać.
error-nudged = Przypomnienie wysłano niedawno. Można wysłać jedno dziennie.
error-bad_webhook = Webhook musi być publicznym adresem https.
error-bad_subscription = To nie jest poprawna subskrypcja przeglądarki.
error-too_many_browsers = Powiadomienia dostaje już dziesięć twoich przeglądarek. Najpierw usuń którąś z nich.
error-no_letters = Ten serwer nie wysyła e-maili.
error-no_address = Potrzebne jest konto z adresem e-mail. Podaj adres powyżej.
error-letter_failed = E-maila nie udało się wysłać. Spróbuj później.
error-no_ways = Najpierw wybierz sposób powiadamiania.
error-no-link = Ten link jest nieprawidłowy albo wygasł.
error-on_vacation = Twój urlop już trwa.
error-no_vacation = { $left ->
    [0] Nie masz już w tym roku dni urlopu.
    [one] Został ci w tym roku jeden dzień urlopu.
    [few] Zostały ci w tym roku { $left } dni urlopu.
    [many] Zostało ci w tym roku { $left } dni urlopu.
   *[other] Zostało ci w tym roku { $left } dni urlopu.
}

## co serwer mówi w dzienniku każdej gry

log-new_rules = Serwer ma nową wersję zasad i część wcześniejszych ruchów miałaby teraz inny wynik. Pozostają one bez zmian, a dalsza gra toczy się według nowych zasad. Wcześniejszych ruchów nie można już cofnąć.
log-new_version = Serwer ma nową wersję zasad ({ $version } zamiast { $was }) i część wcześniejszych ruchów miałaby teraz inny wynik. Pozostają one bez zmian, a dalsza gra toczy się według nowych zasad. Wcześniejszych ruchów nie można już cofnąć.
log-unreadable = Obecna wersja zasad ({ $version }) nie pozwala kontynuować tej gry: { $why }. Dotychczasowy przebieg nadal można przeczytać.
log-people_resigned = { $name } poddaje grę.
log-people_stopped = { $name } przerywa partię, zanim każda ze stron wykonała dwa ruchy. Partia się nie liczy.
log-people_aborted = Partia skończyła się, zanim każda ze stron wykonała dwa ruchy. Została przerwana i się nie liczy.
log-people_unrated = Partia skończyła się, zanim każda ze stron wykonała dwa ruchy. Liczy się w turnieju, ale nie zmienia rankingu.
log-people_out_of_time = { $name }: koniec czasu.
log-people_abandoned = { $name } od dawna nie wykonuje ruchu, więc { $claimer } żąda wygranej.
log-people_drawn = Gracze zgadzają się na remis.
log-people_seat_left = { $name } odchodzi od stołu. Miejsce jest wolne.
log-people_seat_free = Miejsce, na którym gra { $name }, mogą teraz zająć inni.
log-people_seat_to_bot = Miejsce gracza { $name } przejmuje bot.
log-people_free_to_bot = Wolne miejsce przejmuje bot.
log-people_seat_joined = { $by } przejmuje też miejsce gracza { $name }.
log-people_free_joined = { $by } przejmuje też wolne miejsce.
log-people_seat_taken = { $by } zajmuje wolne miejsce.
story-out_of_time = { $losers }: czas skończył się w turze { $turn }.
story-abandoned = { $losers }: brak ruchu w turze { $turn }, więc przeciwnik zażądał wygranej.
story-drawn = Gracze zgodzili się na remis w turze { $turn }.
upgrade-no_state = nie zapisano ostatniej pozycji
upgrade-bad_state = nie można odczytać ostatniej pozycji
upgrade-other_state = odtworzone ruchy prowadzą do innej pozycji niż zapisana

## terminal

terminal-begin = Wpisz numer, aby wykonać akcję, albo `help`, aby zobaczyć polecenia.
terminal-left = Gra pozostaje niedokończona.
terminal-over = Koniec gry ({ $ending }). Zwycięstwo: { $winners }.
terminal-nobody = nikt
terminal-not_undone = Nie cofnięto: { $why } (wpisz `undo!`, gdy się zgodzą)
terminal-undone = { $seat } cofa { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }.
terminal-no_action = „{ $line }” to ani akcja, ani polecenie. Wpisz `help`, aby zobaczyć listę.
terminal-refused = Niedozwolone: { $why }
terminal-unknown_action = „{ $line }” nie jest akcją tej gry.
terminal-allowed = Akcja „{ $action }” jest dozwolona.
terminal-nothing_refused = W tej decyzji nic nie jest zabronione.
terminal-holding_nothing = Nie masz kart na ręce.
terminal-no_rule = Żadna zasada nie zawiera „{ $word }”.
terminal-which_word = Podaj słowo: `rules SŁOWO`
terminal-where_to = Podaj nazwę pliku: `save PLIK`
terminal-saved = Zapisano. Aby wznowić grę, uruchom `westmarch play { $game } --load { $file }`.
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
    { "" }  why [NUMER|AKCJA]  wyjaśnij, dlaczego akcja jest niedozwolona; samo: wszystkie takie akcje
    { "" }  undo               cofnij swoją ostatnią akcję, jeśli nie odsłoniła nic nowego
    { "" }  undo!              cofnij ją mimo wszystko (boty zawsze się zgadzają)
    { "" }  board              pokaż planszę
    { "" }  hand               pokaż swoje karty
    { "" }  log [N]            pokaż ostatnie wpisy dziennika
    { "" }  rules SŁOWO        pokaż zasady zawierające słowo albo zasadę o takim numerze
    { "" }  position           pokaż pozycję jako tekst
    { "" }  save PLIK          zapisz dotychczasowy przebieg gry
    { "" }  quit               wyjdź

## simulate, arena, dataset

simulate-sum = ukończone gry: { $finished } z { $games }, błędy: { $errors }, decyzje: { $decisions } w { $seconds } s, rund na grę: { $rounds }
simulate-sequels = gry rozegrane dodatkowo jako dalsze części kampanii: { $count }
simulate-wins = zwycięstwa:
simulate-endings = zakończenia:
simulate-reached = wartości końcowe:
simulate-mean = średnio { $mean }, od { $least } do { $most }
simulate-of_games = { $text } (w { $games } grach)
simulate-by_round = na koniec każdej rundy (średnio):
simulate-broken = błąd: ziarno { $seed }: { $message }

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
arena-fault = { $bot } spowodował błąd i przegrał grę: { $setting }, ziarno { $seed }: { $message }
arena-void = gra przerwana błędem, nie liczy się: { $setting }, ziarno { $seed }: { $message }
arena-more_faults = pozostałe usterki ({ $count }) są w raporcie i w --json
arena-report = raport: { $file }
arena-test_open = test wciąż nierozstrzygnięty, pojedynki: { $bouts } (LLR { $llr })
arena-test_stronger = { $first } jest silniejszy, pojedynki: { $bouts } (LLR { $llr })
arena-test_not_stronger = { $first } nie jest silniejszy, pojedynki: { $bouts } (LLR { $llr })

report-title = Arena: który bot gra najlepiej
report-intro = Rozegrane gry: { $games } z { $planned } zaplanowanych; { $form }. Boty: { $bots }. Warianty: { $settings }.
report-form_round_robin = każdy z każdym
report-form_gauntlet = pierwszy bot z każdym z pozostałych
report-ratings = Ranking
report-pairings = Pary
report-tests = Testy
report-settings = Warianty
report-setting = wariant
report-times = Czas na działanie
report-times_text = Kropka to średnia, a kreska sięga najwolniejszego działania. Każdy krok w prawo oznacza dziesięć razy dłuższy czas.
report-advantage = Gry: { $games }, średnio rund: { $rounds }. Przewaga strony { $side }: { $advantage } Elo [{ $low }, { $high }].
report-together = Gry: { $games }, średnio rund: { $rounds }; wszyscy grają razem przeciwko grze. Łatwość: { $advantage } Elo [{ $low }, { $high }].
report-ending = zakończenie
report-reached = Wartości końcowe
report-measure = miara
report-mean = średnia
report-range = zakres lub wartości
report-faults = Przerwane gry
report-fault_games = gry: { $count }
report-players = gracze
report-seed = ziarno
report-how = Jak zmierzono wyniki
report-method = Wszystkie boty rozgrywają każde rozdanie; w grach dwustronnych każdy bot gra raz po każdej ze stron. Rankingi to estymaty największej wiarygodności w modelu Bradleya-Terry’ego z przewagą pierwszej strony w każdym wariancie; ich średnia to 0. Wszystkie przedziały są 95-procentowe: dla rankingów z wiarygodności profilowej, dla udziałów według Wilsona. Remis to pół punktu. Bot, który spowoduje błąd, przegrywa grę.
report-facts = Westmarch { $version }, ziarno { $seed }; decyzje: { $decisions }; { $seconds } s.

dataset-sum = { $game }: gry: { $games }, decyzje: { $decisions }, { $size } MB w { $seconds } s ({ $rate } gier/s); { $folder }
dataset-kept = { $game }: już istniały: gry { $games }, decyzje { $decisions }; { $folder }
dataset-broken = { $game }: przerwane gry: { $count }

## powody wspólne wszystkim grom

refusal-nothing_named = Nie podano żadnej akcji.
refusal-no_such_verb = Nie ma akcji o nazwie „{ $verb }”.
refusal-wrong_number = { $count ->
        [0] „{ $verb }” nie przyjmuje argumentów.
        [one] „{ $verb }” przyjmuje { $count } argument.
        [few] „{ $verb }” przyjmuje { $count } argumenty.
        [many] „{ $verb }” przyjmuje { $count } argumentów.
       *[other] „{ $verb }” przyjmuje { $count } argumentu.
    }
refusal-no_such_thing = „{ $verb }” nie działa z „{ $value }”.
refusal-not_now = Ta akcja nie odpowiada na obecne pytanie.
refusal-cannot_be_left_out = Tego kroku nie można tu pominąć ani zakończyć. Wybierz jedną z możliwych akcji.
refusal-does_not_fit = Ta akcja nie pasuje do obecnego wyboru. Zobacz zasadę tego kroku.
refusal-no_such_macro = Makr jest teraz { $count }, liczonych od 0.
refusal-no_such_id = Nie ma akcji o numerze { $id }.

## what is wrong with options, files, records, positions and settings; each begins in small letters and has no full stop

either = { $one } albo { $other }
option-none = { $game } nie ma żadnych opcji, więc i opcji „{ $option }”
option-unknown = { $game } nie ma opcji „{ $option }” (opcje: { $options })
option-value = opcja { $option } nie może mieć wartości „{ $value }” (możliwe: { $values })
option-bots_for_seats = liczba podanych botów to { $bots }, a miejsc jest { $seats }: { $names }
option-bots_for_others = liczba podanych botów to { $bots }, a pozostałych miejsc jest { $seats }
option-language = język „{ $language }” nie jest dostępny ({ $languages })
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
rules-no_tests = nie znaleziono testów; uruchom to w katalogu ze źródłami albo podaj --tests
texts-no_language = „{ $language }” to nie kod języka, taki jak de
texts-no_texts = nie ma tekstów w języku „{ $language }” (dostępne: { $known })
texts-there_already = teksty w języku „{ $language }” już są
bench-no_catanatron = Catanatron nie jest zainstalowany; instaluje go `make bench`
bench-not_compiled = nie ma skompilowanego silnika: zbuduje go `make fast`
bench-against_pure = bota można porównać tylko z { $pure }, a nie z „{ $against }”
bench-games_alone = --games można łączyć tylko z --seconds, --seed i --json
bench-no_game = podaj grę albo kilka gier po --games
bench-unknown_yardstick = nie można porównać z „{ $against }” (dostępne: { $known })
gym-not_observed = gra { $game } nie obsługuje obserwacji (gry: { $games })
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
action-no_number = nie ma akcji o numerze { $number }
action-illegal = niedozwolona akcja „{ $action }”: { $why } ({ $rule })
undo-nothing_to_undo = nie ma czego cofnąć
undo-undo_new_information = od tego czasu rzucono kośćmi albo odsłonięto karty; inni muszą się zgodzić
undo-undo_other_seat = od tego czasu decydował inny gracz; inni muszą się zgodzić
undo-undo_carried_over = ten ruch wykonano, zanim gra przeszła na inną wersję zasad

record-line = wiersz { $line }: { $why }
record-empty = zapis jest pusty
record-not_utf8 = to nie zapis gry: tekst nie jest w UTF-8
record-format = nieznany format zapisu { $format } (znany: { $known })
record-breaks_off = zapis jest niepełny: brakuje wiersza końcowego
record-actions_before = { $actions ->
        [one] ten wiersz poprzedza { $actions } akcja
        [few] ten wiersz poprzedzają { $actions } akcje
        [many] ten wiersz poprzedza { $actions } akcji
       *[other] ten wiersz poprzedza { $actions } akcji
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
record-other_seat = gra miejsce { $seat }, ale kolej ma miejsce { $asked }
record-illegal = niedozwolona akcja „{ $action }”: { $why }
record-hash = skrót stanu różni się od zapisanego
record-final_hash = skrót stanu końcowego różni się od zapisanego
record-results = gra nie korzysta dokładnie z zapisanych wyników losowych
record-ending = według zapisu gra kończy się jako „{ $said }”, a kończy się jako „{ $found }”
record-winners = zapis wymienia innych zwycięzców niż gra
record-other_state = ruchy prowadzą do innego stanu niż zapisany przy zmianie wersji
record-other_rules = grę rozegrano według innych zasad ({ $rules }), a według obecnych ({ $today }) nie jest poprawna: { $why }
record-unknown_rules = grę rozegrano w wersji, która nie zapisywała zasad, a według obecnych ({ $today }) nie jest poprawna: { $why }
record-only = { $file } ma akcji tylko { $actions }, a nie { $wanted }
record-other_seed = { $file }: ziarno jest inne: jego SHA-256 to { $hash }
record-not_fair = { $file }: rzuty lub losowania nie wynikają z ziarna
record-too_many = zapis ma więcej niż { $most } akcji
record-impossible_result = wynik losowy { $value } nie mieści się między { $low } a { $high }
record-layout = zapisany stan ma układ { $found }; ta wersja zna { $known }
record-no_way = nie da się przenieść zapisanego stanu z układu { $layout } do { $next }
record-no_state = to nie zapisany stan: { $why }
record-no_beginning = brakuje początkowej pozycji gry
record-no_journal = nie można odczytać dziennika gry: { $why }
record-carried_over = gra przeszła na inną wersję zasad przed swoim końcem
record-other_move = zapisany stan należy do innego ruchu

position-line = pozycja, wiersz { $line }: { $why }
position-whole = pozycja: { $why }
position-none = to nie pozycja: { $why }
position-nested = to nie pozycja: zbyt wiele poziomów zagnieżdżenia
position-unfit = pozycja jest niespójna: { $why }
position-meant = { " " }(może { $near }?)
position-no_colon = „{ $head }” nie ma wartości: brakuje dwukropka
position-head_of_what = po „{ $head }” musi stać nazwa
position-unknown = nie ma { $what } „{ $word }”{ $hint }
position-twice = „{ $head }” podano dwa razy
position-one_of = { $head }: możliwe wartości to { $values }
position-number = { $what }: potrzebna jest liczba od { $least } do { $most }
position-named_already = { $name } występuje już w wierszu { $line }
position-pairs = { $head } wymaga nazw, każdej z liczbą
position-no_number = { $head }: „{ $word }” to nie liczba
position-of_what = po liczbie { $count } musi stać nazwa
position-played_for = { $card }, karta zagrana dla { $tile }, jest też w wierszu { $line }
position-no_deck = nie ma talii „{ $deck }” ({ $decks })
position-other_deck = { $card } należy do innej talii
position-no_seat = nie ma miejsca „{ $seat }” (miejsca: { $seats })
position-not_a_side = „{ $word }” to nie strona: fp albo shadow
position-place_twice = { $place } podano dwa razy
position-both_sides = w miejscu { $place } są armie obu stron
position-only_one = { $thing } jest w grze tylko w jednym egzemplarzu
position-too_many_units = więcej jednostek niż { $most } w miejscu { $place }
position-who_controls = pozycja nie określa, kto kontroluje { $place }
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
database-replace = plik { $file } już istnieje (użyj --replace, aby zastąpić go kopią)
database-not_empty = baza danych nie jest pusta (użyj --replace, aby zastąpić ją kopią)
database-in_use = baza danych jest w użyciu; najpierw zatrzymaj serwery i procesy botów
database-no_program = program { $program } nie jest zainstalowany (Debian: apt install postgresql-client)
database-it_failed = polecenie się nie powiodło
database-not_opened = nie można otworzyć bazy danych: { $why }
database-unreadable = nie można odczytać bazy danych: { $why }
database-unknown_kind = baza danych „{ $text }” jest nieznanego rodzaju (znane: { $known })
database-older_version = baza danych ma układ { $layout }, którego ta wersja westmarch już nie aktualizuje: otwórz ją najpierw raz w westmarch { $version }, a potem wróć do tej wersji
database-later_version = baza danych pochodzi z nowszej wersji westmarch ({ $why })
database-another_server = z bazy { $database } korzysta już inny serwer; kilka serwerów wymaga bazy PostgreSQL i Redisa (--database, --redis)
database-another_site = z tej bazy korzysta już inny serwer; kilka serwerów wymaga Redisa, wspólnego dla wszystkich (--redis)
setting-worker_needs = proces botów wymaga --database postgresql://.. i --redis redis://..
setting-processes_need = kilka procesów (--redis) wymaga bazy PostgreSQL (--database)
setting-no_network = „{ $text }” to nie adres ani sieć (na przykład 10.0.0.7 albo 10.0.0.0/8)
setting-no_address = „{ $text }” to nie adres (HOST albo HOST:PORT)
setting-no_redis_address = „{ $text }” to nie adres Redisa (redis://HOST:PORT/0)
setting-no_redis = nie można połączyć się z Redisem: { $why }
setting-mail = serwer poczty podaje się tak: smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS
setting-smtp_needs_site = --smtp wymaga --site https://NAZWA: tam prowadzą linki w e-mailach
setting-site = adres serwisu podaje się jako https://NAZWA, a nie „{ $text }”
setting-cannot_listen = nie można nasłuchiwać pod adresem { $host }, port { $port }: { $why }
setting-cannot_listen_inside = nie można nasłuchiwać pod adresem { $address } dla pozostałych procesów: { $why }

## what commands print

terminal-over_told = Koniec gry. { $how } Zwycięstwo: { $winners }.
terminal-yes = t
terminal-interrupted = przerwano
terminal-bytes = { $file }: { $bytes } B
terminal-in_place = odtworzono { $file }
terminal-archived = { $file }: gier: { $games }
terminal-archived_nothing = nie ma nic nowego do archiwizacji
terminal-room_carried = stół { $room } ({ $game }, ruchów: { $moves }) zostanie przeniesiony na tę wersję: { $why }
terminal-room_stuck = stół { $room } ({ $game }, ruchów: { $moves }) nie może być kontynuowany: { $why }
terminal-games_checked = trwające gry na wersji { $version }: { $games }; bez zmian: { $as_they_are }, do przeniesienia: { $carried }, nie mogą być kontynuowane: { $stuck }
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
moderate-nobody = nie ma konta o nazwie { $name }
moderate-pair = { $first } – { $second }: partii rankingowych: { $games }, wynik { $points }, średnio ruchów: { $moves }; { $signs }
moderate-address = adres { $address }: { $names }; założonych tam kont: { $made }, partii rankingowych między nimi: { $met }
moderate-looked = Okres: ostatnie dni ({ $days }). Poszlaka to nie dowód: obejrzyj partie.
moderate-sign-same_address = ten sam adres
moderate-sign-one_sided = jednostronne
moderate-sign-short_games = krótkie partie
moderate-sign-each_other = niemal bez innych przeciwników
moderate-sign-new_account = nowe konto
moderate-voided = partię { $room } unieważniono; rankingi zostaną przeliczone
moderate-not_voidable = { $room } to nie zakończona partia rankingowa albo partia została już unieważniona
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
verdict-ended = zakończona, zwycięstwo: { $winners }
verdict-told = zakończona ({ $how }), zwycięstwo: { $winners }
verdict-unfinished = gra niedokończona
verdict-dice = ; rzuty wynikają z ziarna (SHA-256 { $hash })
verdict-dice_not = ; rzuty nie wynikają z ziarna (SHA-256 { $hash })
verdict-dice_unproved = ; nie wszystkie rzuty można wykazać z ziarna (SHA-256 { $hash })
verdict-part = akcje od { $first } do { $last }, wersja { $version }, zasady { $rules }: sprawdzone
verdict-part_not_checked = akcje od { $first } do { $last }, wersja { $version }, zasady { $rules }: nie sprawdzono, bo obecne zasady są inne ({ $why })
verdict-part_empty = żadnych akcji: wersja { $version }, zasady { $rules }
verdict-other_rules = { $file }: { $game }, liczba akcji: { $actions }; wszystkie rozegrano według innych zasad ({ $rules }) niż obecne ({ $today }), więc żadnej nie sprawdzono
verdict-rules_unknown = nieznane
covered-example = przykład do { $rules }
covered-unknown = wymienione w testach, ale nieobecne w zasadach: { $rules }
covered-summary = zasady: { $rules }, w tym informacyjne: { $informative }, sprawdzone: { $covered } ({ $percent } %), niesprawdzone: { $uncovered }; przykłady: { $examples }
ruling-reading = Jak gramy: { $text }
ruling-reason = Dlaczego: { $text }
ruling-other = Inna interpretacja: { $text }
ruling-house = Jako zasada domowa: { $text }
ruling-sources = Źródła: { $text }
rulings-summary = { $count ->
    [one] { $count } interpretacja
    [few] { $count } interpretacje
    [many] { $count } interpretacji
   *[other] { $count } interpretacji
 }, z tego { $house } można zmienić zasadą domową
texts-missing_some = { $language }: brakuje { $count }
texts-missing_none = { $language }: niczego nie brakuje
bench-decisions = decyzje/s
bench-choices = decyzje z wieloma opcjami/s
bench-games = gry/s
bench-clones = kopie/s
bench-legal = śr. liczba akcji
bench-ratio = stosunek
bench-build = wersja { $build }, { $python }
bench-two_builds = wersja skompilowana i zwykła, { $python }, mediany kilku rund
bench-same = decyzje są takie same
bench-not_same = DECYZJE SIĘ RÓŻNIĄ
help-usage = Użycie:
help-show = Pokaż tę pomoc i zakończ.
help-arguments_panel_title = Argumenty
help-options_panel_title = Opcje
help-commands_panel_title = Polecenia
help-default_string = [domyślnie: {"{}"}]
help-envvar_string = [zmienna środowiskowa: {"{}"}]
help-required_long_string = [wymagane]
misuse-no_option = Nie ma takiej opcji: { $option }
misuse-missing = Brakuje parametru: { $parameter }
misuse-value = Nieprawidłowa wartość { $parameter }: { $why }
misuse-other = Nie udało się zrozumieć polecenia: { $why }

## the teacher: hints and reviews

review-progress = przeanalizowano decyzje: { $done } z { $count }
review-head = { $game }: ruchy: { $moves }, symulacji na porównanie: { $trials }
review-judged_learned = Szanse oceniono wagami wyuczonymi z rozegranych gier.
review-judged_estimate = Szanse to zgrubne oszacowanie, bo dla tej gry nie ma jeszcze wyuczonych wag.
review-judged_nothing = Westmarch nie umie oceniać pozycji w tej grze.
review-since = Analiza zaczyna się od ruchu { $move }, bo wcześniejsze ruchy rozegrano według innej wersji zasad.
review-side = { $side }: { $begin } % na początku, { $end } % na końcu; własna gra { $play }, gra przeciwników { $others }, szczęście { $luck }
review-side_alone = { $side }: { $begin } % na początku, { $end } % na końcu; gra { $play }, szczęście { $luck }
review-turning = Punkty zwrotne
review-turn = ruch { $move }, tura { $turn }, decyduje { $seat }: { $side } { $change } (gra { $play }, szczęście { $luck })
review-mistakes = Najkosztowniejsze decyzje
review-mistake = ruch { $move }, tura { $turn }, { $seat }: { $cost } % (± { $error }); wybrano: { $chosen }; lepiej: { $better }
review-no_mistakes = Nie ma kosztownych decyzji.
hint-why_best = W porównaniu z następnym wyborem, średnio: { $gains }.
hint-why_other = W porównaniu z najlepszym wyborem, średnio: { $gains }.
hint-why_weakest = W porównaniu z najsłabszym symulowanym wyborem, średnio: { $gains }.
hint-why_won = W { $share } % symulacji gra od razu kończy się zwycięstwem.
hint-why_lost = W { $share } % symulacji gra od razu kończy się porażką.
hint-why_unclear = Symulacje nie wskazują jednego powodu.
hint-why_only = Żaden inny wybór nie wydawał się wart symulacji.
hint-gain = { $thing } { $amount }
log-hint = { $name } prosi o podpowiedź.
log-hints_on = Od teraz podpowiedzi są dozwolone.
log-hints_off = Od teraz podpowiedzi nie są dozwolone.
error-hints_off = Przy tym stole podpowiedzi są wyłączone.
error-no_hint = Dla tej decyzji nie ma podpowiedzi.
error-hint_failed = Podpowiedzi nie udało się obliczyć. Spróbuj jeszcze raz.
error-host_hints = Podpowiedzi włącza i wyłącza tylko osoba, która otworzyła stół.
error-review_players = Dopóki gra trwa, o analizę mogą prosić tylko gracze.
error-review_rated = Partię rankingową można przeanalizować dopiero po jej zakończeniu.
error-reviews_at_once = Liczba twoich trwających analiz: { $most }. Poczekaj, aż któraś się zakończy.
error-no_moves_yet = Nie ma jeszcze ruchów do przeanalizowania.
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
call-line = Twój ruch w turze { $turn }.
call-line-with = Twój ruch w turze { $turn }. Pozostali gracze: { $others }.
call-until = Masz czas do { $when } UTC.
call-short = Kończy się twój czas: { $game }
call-nudge = { $name } czeka na twój ruch.
call-test-title = Powiadomienie z Westmarch
call-test = Tak Westmarch powiadomi cię o twoim ruchu.
call-digest = { $games ->
    [one] Twój ruch w jednej grze
    [few] Twój ruch w { $games } grach
    [many] Twój ruch w { $games } grach
   *[other] Twój ruch w { $games } grach
}
call-letter-off = Aby zrezygnować z tych e-maili, otwórz ten link: { $link }
call-confirm-title = Westmarch: potwierdź adres e-mail
call-confirm = { $name } prosi o wysyłanie powiadomień o grach na ten adres. Jeśli to ty, otwórz ten link, aby potwierdzić:
call-confirm-else = Jeśli to nie ty, zignoruj ten e-mail. Kolejnych nie będzie.

## letters, the end of a connection (short: it goes over the wire), what the page says of itself

mail-subject = Westmarch: zmiana hasła
mail-code = Kod do zmiany hasła konta { $name }:
mail-once = Kodu można użyć raz, w ciągu godziny. Jeśli to nie ty o niego prosisz, zignoruj ten e-mail.
mail-new_password-title = Westmarch: hasło zostało zmienione
mail-new_password = Hasło konta { $name } zostało zmienione. Nastąpiło wylogowanie ze wszystkich urządzeń, a kody wysłane wcześniej już nie działają.
mail-new_address-title = Westmarch: zmieniono adres e-mail
mail-new_address = Ten adres e-mail nie jest już połączony z kontem { $name }. Kody wysłane tu wcześniej już nie działają.
mail-not_me = Jeśli to nie ty, ktoś inny zna twoje hasło. Ustaw nowe za pomocą kodu odzyskiwania i napisz do administratorów serwisu:
closing-loaded_again = Stół jest ponownie wczytywany.
closing-restarting = Serwer uruchamia się ponownie.
closing-logged_out = Nastąpiło wylogowanie.
closing-removed = Stół został usunięty.
closing-too_slow = Połączenie jest zbyt wolne.
closing-refused_often = Odrzucono zbyt wiele wiadomości.
closing-bad_token = Token został unieważniony.
closing-declined = Wyzwanie zostało odrzucone.
closing-seat_of_another = To miejsce należy już do kogoś innego.
closing-game_over = Gra się skończyła.
page-description = Graj w przeglądarce w Wojnę o Pierścień, Bitwę Pięciu Armii, Władcę Pierścieni: Grę karcianą i Bitwy Westeros według pełnych zasad, ze znajomymi albo przeciw botom.
page-title = Westmarch: wielkie gry o wojnie i przygodzie, według pełnych zasad
page-line = Graj od razu w przeglądarce, ze znajomymi albo przeciw botom. Bez konta i bez instalacji.
page-picture = Stoły czterech gier pod malowanym niebem
page-manifest = Cztery gry planszowe o wojnie i przygodzie, według pełnych zasad.
page-works = Serwer działa, ale klient przeglądarkowy nie został zbudowany.
page-build = Aby go zbudować, uruchom { $web } w katalogu projektu (potrzebny jest Node.js). { $play } buduje wszystko i uruchamia serwer.
page-schema = API jest opisane pod adresem { $schema }.

## contests, datasets, training: what is wrong with them

file-no_text = { $file } to nie tekst w UTF-8
contest-once_and_each = opcję { $option } podano i dla wszystkich botów, i dla każdego z osobna
contest-lessons_or_each = lekcje gry z samym sobą określają już opcje; pomiń --lessons albo --each
contest-no_values = opcja { $option } nie ma wartości
contest-no_test = test „{ $text }” nie ma postaci elo0,elo1 ani elo0,elo1,alpha,beta
contest-elos = test wymaga elo0 < elo1, a podano { $elo0 } i { $elo1 }
contest-alpha = alpha i beta testu muszą leżeć między 0 a 0,5
contest-sides = arena prowadzi gry jedno- lub dwustronne; { $setting } ma stron: { $sides } (wybierz opcje takie jak players=2)
contest-no_game = nie podano żadnej gry
contest-form = form nie może mieć wartości „{ $form }” (możliwe: { $forms })
contest-no_games = games musi wynosić co najmniej 1
contest-bot_twice = bota { $bot } podano dwa razy
contest-setting_twice = ustawienie { $setting } występuje dwa razy
contest-two_bots = test musi porównywać co najmniej dwa boty
contest-in_use = pliku { $file } używają inne zawody
contest-no_line = { $file }: wiersz { $line } to nie gra: { $why }
contest-no_journal = { $file } to nie dziennik zawodów
contest-journal_format = { $file }: nieznany format dziennika { $format }
contest-other_version = { $file } zawiera gry z westmarch { $version }, a ten program ma wersję { $this }; użyj innego katalogu
contest-no_ray = Ray nie jest zainstalowany (pip install 'westmarch[cluster]')
contest-no_cluster = pod adresem „{ $address }” nie ma klastra Ray: { $why }
contest-game_or_file = podaj albo grę, albo plik z --config
contest-options_in_file = z --config podaj opcje w pliku
data-where = gra { $game }, krok { $step }
data-not_asked = { $where }: miejsce { $seat } nie decyduje
data-other_actions = { $where }: dozwolone są inne akcje
data-other_end = gra { $number } kończy się inaczej niż w zbiorze danych
data-no_table = zbiór danych nie ma tabeli „{ $table }” (tabele: { $games }, { $decisions })
data-no_dataset = { $folder } to nie zbiór danych: nie ma pliku { $file }
data-schema = { $folder }: nieznany schemat { $schema } (znany: { $known })
data-another = w { $folder } jest inny zbiór danych: jego { $field } to { $theirs }, a nie { $ours }
data-died = jeden z procesów przerwał pracę; to samo polecenie utworzy brakujące części
data-needs = zbiory danych wymagają PyArrow i NumPy (pip install 'westmarch[data]'): { $why }
data-one_game = opcje dotyczą jednej gry; podaj ją
train-no_examples = w { $folder } nie ma przykładów
train-hidden = hidden „{ $text }” to nie lista rozmiarów
bot-cannot_run = bot exec nie może uruchomić „{ $command }”: { $why }
bot-no_command = bot exec wymaga polecenia: exec:./mybot
bot-no_server = „{ $server }” nie jest adresem serwera: { $why }
bot-not_reached = nie można połączyć się z { $server }: { $why }
bot-plays_none = bot { $bot } nie gra w żadną z tych gier
bot-broke_off = utracono połączenie ({ $why }); ponowna próba
bot-is_there = { $bot } jest online, gry: { $games }
bot-begins = stół { $room }: zaczyna się { $game }
bot-won = stół { $room }: wygrana ({ $ending })
bot-not_won = stół { $room }: bez wygranej ({ $ending })
bot-trouble = stół { $room }: { $why }
bot-no_program = bot exec nie może uruchomić „{ $command }”: nie ma programu „{ $program }”
bot-seconds = parametr seconds bota exec nie może mieć wartości { $seconds }
bot-no_knowledge = bot szukający nie obsługuje jeszcze gry { $game }
bot-no_weights = nie można odczytać wag z pliku { $file }: { $why }
bot-other_features = wagi z { $file } wyuczono dla innych cech
train-examples = gry: { $games }, pozycje: { $positions }
train-loss = strata na zbiorze walidacyjnym: { $loss }
train-gate = mecz: { $new } do { $old }
train-installed = zainstalowano
train-weights = wagi są w { $folder }
decks-generation = pokolenie { $number }: najlepsza talia wygrała { $won } z { $games }
decks-found = { $won } z { $games } ({ $low } do { $high } %): { $deck }
decks-parents = nie można zachować { $parents } z { $decks } talii
decks-names = „{ $text }” to nie identyfikator z nazwami w trzech językach (ID=EN/PL/RU)
puzzles-unreadable = plik nie zawiera łamigłówek: { $why }
puzzles-found = { $id }: { $what }; najlepszy wariant wygrywa { $chance }
puzzles-made = dodano łamigłówki do { $file }: { $count }; następna gra ma numer { $next }
puzzles-checked = łamigłówki: { $count }, z błędem: { $wrong }
contest-no_ray_address = „{ $address }” to nie adres klastra Ray (auto, local, host:port)
