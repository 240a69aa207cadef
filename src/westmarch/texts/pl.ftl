### Co mówi sam serwis, po polsku: błędy serwera, jego własne wpisy w dzienniku, terminal.

name-and = i
name-or = lub

## błędy serwera

error-try_again = Pokój jest wczytywany od nowa; spróbuj jeszcze raz.
error-server_error = Coś poszło nie tak na serwerze (numer zgłoszenia { $reference }).
error-nested = Zapytanie jest zagnieżdżone zbyt głęboko.
error-unfit = Zapytanie zawiera coś, czego nie da się zapisać.
error-refused = Zapytanie odrzucono.
error-no_database_soon = Baza danych nie odpowiada; spróbuj za chwilę.
error-no_database = Baza danych nie odpowiada.
error-no_redis = W tej chwili to niemożliwe; spróbuj za chwilę.
error-carried_over = Ta wersja zasad nie potrafi pokazać tego stołu.
error-earlier_rules = Rozegrano to według wcześniejszej wersji zasad.
error-not_started = Gra jeszcze się nie zaczęła.
error-hands_hidden = Ręce graczy są pokazywane po zakończeniu gry.
error-not_your_seat = To nie twoje miejsce.
error-not_finished = To będzie dostępne po zakończeniu gry.
error-no_account = Gość nie ma konta; najpierw je załóż.
error-no_mail = Ten serwer nie wysyła poczty; użyj kodu odzyskiwania.
error-too_fast = Za szybko; poczekaj chwilę.
error-too_often = Za często; poczekaj chwilę.
error-not_json = Wiadomości to tekst JSON.
error-message_too_large = Wiadomość jest za duża.
error-somebody = Najpierw otwórz stronę, żeby dało się ciebie rozpoznać.
error-others_talk = Daj i innym dojść do słowa.
error-bad_name = Imię ma od 1 do 40 znaków.
error-house_name = To imię należy do gospodarzy.
error-not_stored = Nie udało się tego zapisać; spróbuj ponownie.
error-draining = Serwer uruchamia się ponownie; spróbuj za moment.
error-readers_busy = Zbyt wiele tekstów jest właśnie czytanych; spróbuj za chwilę.
error-bad_deck = Talia wymienia kartę, która nie jest bohaterem ani kartą gracza.
error-cross_origin = To zapytanie pochodzi z innej strony.
error-too_many_rooms = Masz za dużo pokoi; najpierw zamknij kilka z nich.
error-seat_taken = Ktoś już tam siedzi.
error-started = Gra już się zaczęła.
error-players_start = Grę mogą rozpocząć tylko gracze.
error-seats_free = Nie wszystkie miejsca są jeszcze zajęte.
error-no_sequel = Po tej grze nie ma następnej.
error-not_over = Gra jeszcze trwa.
error-players_again = Zagrać ponownie mogą tylko gracze.
error-others_playing = W tę grę grają inni.
error-not_yours_room = Pokój może usunąć tylko ten, kto go założył.
error-others_here = Grają tu inni; możesz się poddać.
error-account_name = Konto zachowuje swoją nazwę.
error-name_taken = Ktoś już ma takie imię albo bardzo podobne.
error-wrong_login = Imię lub hasło jest błędne.
error-wrong_password = Hasło jest błędne.
error-wrong_code = Imię lub kod jest błędny albo kod został już użyty.
error-bad_mail = To nie jest adres e-mail.
error-stale = Na stole coś się już zmieniło; spójrz jeszcze raz.
error-not_your_turn = Decyzja należy do innego gracza.
error-nothing_to_undo = Nie masz czego cofnąć.
error-no_offer = Nikt nie prosił o cofnięcie ruchu.
error-others_answer = Na to odpowiadają inni.
error-empty = Nie ma nic do powiedzenia.
error-nobody = Nikogo tu nie rozpoznano; najpierw zapytaj o /api/me.
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
error-too_many_battles = Masz już bitew: { $most }; najpierw usuń kilka z nich.
error-too_many_decks = Masz już talii: { $most }; najpierw usuń kilka z nich.
error-not_yours_battle = Bitwę może zmienić tylko jej autor; zrób kopię.
error-not_yours_deck = Talię może zmienić tylko jej autor; zrób kopię.
error-changed_battle = Bitwę zmieniono gdzie indziej; wczytaj ją ponownie albo zachowaj swoją jako kopię.
error-changed_deck = Talię zmieniono gdzie indziej; wczytaj ją ponownie albo zachowaj swoją jako kopię.
error-nested_text = To jest zagnieżdżone zbyt głęboko.
error-too_much = To wymaga zbyt wiele.
error-unreadable_text = Nie da się tego odczytać: { $why }.
error-no-address = Nie ma takiego adresu.
error-no-battle = Nie ma takiej bitwy.
error-no-deck = Nie ma takiej talii.
error-no-file = Nie ma takiego pliku.
error-no-game = Nie ma takiej gry.
error-no-page = Nie ma takiej strony.
error-no-position = Nie ma takiej pozycji.
error-no-room = Nie ma takiego pokoju.
error-no-seat = Nie ma takiego miejsca.
error-no-session = Nie ma takiej sesji.
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

## co serwer mówi w dzienniku każdej gry

log-new_rules = Ten serwer ma nową wersję zasad, według której część tego, co tu rozegrano, potoczyłaby się inaczej. Wszystko zostaje, jak jest, a gra toczy się dalej według nowych zasad; wcześniejszych ruchów nie można cofnąć.
log-new_version = Ten serwer ma nową wersję zasad ({ $version }, dotąd { $was }), według której część tego, co tu rozegrano, potoczyłaby się inaczej. Wszystko zostaje, jak jest, a gra toczy się dalej według nowych zasad; wcześniejszych ruchów nie można cofnąć.
log-unreadable = Ta wersja zasad ({ $version }) nie może dokończyć tej gry: { $why }. To, co rozegrano, nadal można przeczytać.

## terminal

terminal-begin = Wpisz numer, żeby wykonać działanie; `help` pokaże całą resztę.
terminal-left = Gra pozostaje niedokończona.
terminal-over = Koniec gry ({ $ending }). Wygrana: { $winners }.
terminal-nobody = nikt
terminal-not_undone = Nie cofnięto: { $why } (`undo!`, jeśli się zgadzają)
terminal-undone = { $seat }: cofnięte działania: { $actions }.
terminal-no_action = „{ $line }” to ani działanie, ani polecenie; `help` je wymieni.
terminal-refused = Niedozwolone: { $why }
terminal-unknown_action = „{ $line }” nie jest działaniem tej gry.
terminal-allowed = „{ $action }” jest dozwolone.
terminal-nothing_refused = Nic, co należy do tej decyzji, nie jest zabronione.
terminal-holding_nothing = Nie masz nic na ręce.
terminal-no_rule = Żadna zasada nie zawiera „{ $word }”.
terminal-which_word = Jakie słowo? `rules SŁOWO`
terminal-where_to = Dokąd? `save PLIK`
terminal-saved = Zapisano; `westmarch play { $game } --load { $file }` wznowi grę.
terminal-seed = { $title }, ziarno { $seed }
terminal-next_game = Przejść do następnej gry kampanii? [y/n]
terminal-players = { $id }: { $title }, gracze: { $players }
terminal-seats = miejsca: { $seats }
terminal-option = opcja { $name }={ $values }: { $text }
terminal-bots = boty: { $bots }
terminal-help =
    { "" }  NUMER lub DZIAŁANIE wykonaj to działanie
    { "" }  why [NUMER|DZIAŁANIE] dlaczego czegoś nie można; samo: wszystko, czego nie można, z powodem
    { "" }  undo               cofnij swoje ostatnie działanie, dopóki nie odsłonięto nic nowego
    { "" }  undo!              cofnij je mimo wszystko (boty zawsze się zgadzają)
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
arena-longest = najdłuższe, ms
arena-sum = gry: { $games }, w tym z dziennika: { $resumed }; { $seconds } s; ziarno { $seed }
arena-fault = { $bot } przerwał grę i ją przegrał: { $setting }, ziarno { $seed }: { $message }
arena-void = gra przerwana bez winy botów, nikomu się nie liczy: { $setting }, ziarno { $seed }: { $message }
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
report-seed = ziarno
report-message = co się stało
report-how = Jak to zmierzono
report-method = Każde rozdanie rozgrywają wszystkie boty, a gdzie walczą dwie strony – raz po każdej z nich. Rankingi to najbardziej prawdopodobne wartości w modelu Bradleya i Terry'ego z przewagą pierwszej strony w każdym wariancie; ich średnia to 0. Wszystkie przedziały są 95-procentowe: rankingów z wiarygodności profilowej, udziałów według Wilsona. Remis to pół punktu; kto przerwie grę, ten ją przegrywa.
report-facts = Westmarch { $version }, ziarno { $seed }; decyzje: { $decisions }; { $seconds } s.

dataset-sum = { $game }: gry: { $games }, decyzje: { $decisions }, { $size } MB w { $seconds } s ({ $rate } gier/s); { $folder }
dataset-kept = { $game }: już były: gry { $games }, decyzje { $decisions }; { $folder }
dataset-broken = { $game }: przerwane gry: { $count }
